import { generateKeyPairSync } from 'node:crypto'
import { Sealer } from '../../src/publish/seal-key.js'

/** The seal of a workbook that a test looks at for another reason. */
export const anySeal = new Sealer(generateKeyPairSync('ed25519').privateKey).for('report:1')
