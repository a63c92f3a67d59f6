import type { Served } from '../support/served.js'

export const SHEET = 'valor;vencimento\n1.234,56;10/01/2020\n2.000,00;15/03/2021\nabc;15/03/2021\n'

/** A form as a browser sends it. */
export function form(
  content: string | Buffer,
  fields: Record<string, string> = {},
  name = 'carteira.csv',
): FormData {
  const body = new FormData()
  const parameters = JSON.stringify({ index: 'ipca', updateTo: '31/12/2024' })
  for (const [field, value] of Object.entries({ job: 'correct', parameters, ...fields }))
    body.set(field, value)
  body.set('file', new Blob([content]), name)
  return body
}

/** A batch that waits to be started. */
export async function planned(
  { url }: Pick<Served, 'url'>,
  sheet = SHEET,
  headers: Record<string, string> = {},
): Promise<string> {
  const sending = { method: 'POST', body: form(sheet), headers }
  const answer = await fetch(`${url}/api/batches?plan=true`, sending)
  const { batch } = (await answer.json()) as { batch: string }
  return batch
}
