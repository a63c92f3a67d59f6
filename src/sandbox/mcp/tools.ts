import { calculationTools } from './calculation-tools.js'
import { catalogueTools } from './catalogue-tools.js'
import type { Tool } from './tool.js'

/** Returns the ten tools; the contract states their number and names none. */
export function allTools(): Tool[] {
  return [...catalogueTools(), ...calculationTools()]
}
