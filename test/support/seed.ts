import fc from 'fast-check'
import { seedIn } from './seed-in.js'

// Before each file of tests. A property that fails prints its seed; this gives it to all of them.
const seed = seedIn(process.env)
if (seed !== undefined) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed })
