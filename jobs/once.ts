import type { Asking, CallRequest, Parameters } from '../src/job.js'

/** For a job that asks once. */
export function once<Item>(
  request: (parameters: Parameters, items: Item[], name: string) => CallRequest,
): (asking: Asking<Item>) => CallRequest | undefined {
  return ({ parameters, items, name, answers }) =>
    answers.length === 0 ? request(parameters, items, name) : undefined
}
