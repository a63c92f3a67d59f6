import { fileURLToPath } from 'node:url'
import { readRequest } from '../batches/submission/read-request.js'
import { EXIT, type ExitStatus } from '../core/errors.js'
import { type Cli, words } from './output.js'
import { runCommand } from './run.js'

/** The sample portfolio: three hundred rows, some with the faults of real ones. */
const SAMPLE = new URL('../../../docs/exemplos/carteira.csv', import.meta.url)
const OUT = 'demo-resultado.xlsx'
/** Latency of the sandbox, about that of the real service, so that the progress is visible. */
const ANSWER_MS = 1_500

/** Runs the main job on this machine alone: embedded Redis, a folder, the sandbox. */
export async function demoCommand({ app, output }: Cli): Promise<ExitStatus> {
  const w = (pt: string, en: string) => output.tell(words(output.language, pt, en))
  w(
    'Demonstração: uma carteira de exemplo, corrigida pelo índice de cada linha com juros de 1% ao mês, no ambiente de ensaio.',
    'Demonstration: a sample portfolio corrected by the index of each row with interest of 1% a month, in the sandbox.',
  )
  const request = readRequest(app, fileURLToPath(SAMPLE), {
    job: 'correct',
    param: ['updateTo=31/12/2024', 'juros.percentual=1'],
    map: [],
  })
  const status = await runCommand({ app, output }, request, {
    sandbox: true,
    sandboxLatencyMs: ANSWER_MS,
    out: OUT,
    yes: true,
  })
  w(
    `\nO que olhar em ${OUT}:\n  Leia-me      o que foi pedido, as somas e o que precisa de decisão; avisa que é um ensaio\n  Resultado    as colunas originais e, ao lado, fator, valor corrigido, juros, total e conferência\n  Pendências   as linhas rejeitadas: o valor recebido, o problema e o que fazer\nAgora com a sua planilha: npx lote run carteira.xlsx --job correct -p index=ipca -p updateTo=31/12/2024 --sandbox --out resultado.xlsx`,
    `\nWhat to look at in ${OUT}:\n  Leia-me      what was asked, the sums and what needs a decision; says that it is a rehearsal\n  Resultado    the original columns and beside them factor, corrected value, interest, total and check\n  Pendências   the rejected rows: the value received, the problem and what to do\nNow with your own: npx lote run carteira.xlsx --job correct -p index=ipca -p updateTo=31/12/2024 --sandbox --out resultado.xlsx`,
  )
  // Some rows of the sample are wrong by intention, which is no failure of the demonstration.
  return status === EXIT.someFailed ? EXIT.done : status
}
