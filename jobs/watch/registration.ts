export { nameOf, watchedOf } from '../../src/legal/gazette/watched.js'
