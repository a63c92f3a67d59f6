import { calculationTools } from './calculation-tools.js'
import { catalogueTools } from './catalogue-tools.js'
import type { Tool } from './tool.js'

/** The contract counts ten tools and names none. */
export function allTools(): Tool[] {
  return [...catalogueTools(), ...calculationTools()]
}
