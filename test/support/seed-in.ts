/** With `LOTE_TEST_SEED=N` every property test draws from this seed; without it each run has its own. */
export function seedIn(env: NodeJS.ProcessEnv): number | undefined {
  const text = env.LOTE_TEST_SEED
  if (text === undefined || text === '') return undefined
  if (!/^-?\d{1,10}$/.test(text)) throw new Error(`LOTE_TEST_SEED: a whole number, not ${text}`)
  return Number(text)
}
