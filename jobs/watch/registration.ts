export { nameOf, watchedOf } from '../../src/legal/gazette/subject.js'
