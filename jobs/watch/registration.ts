export { nameOf, watchedOf } from '../../src/gazette/watched.js'
