/** Thrown if the engine cannot calculate; the service answers 422 `ENGINE_ERROR`. */
export class CannotCalculate extends Error {
  override readonly name = 'CannotCalculate'
}
