/** The engine's answer that it cannot calculate: the service turns it into 422 `ENGINE_ERROR`. */
export class CannotCalculate extends Error {
  override readonly name = 'CannotCalculate'
}
