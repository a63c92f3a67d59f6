import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { jobs } from '../../jobs/index.js'
import { App } from '../../src/app/app.js'
import { readConfig } from '../../src/config/config.js'
import type { Fault } from '../../src/sandbox/faults.js'
import { takeWatchLease } from '../../src/watches/watch-lease.js'
import { ENTRY } from '../redis/embedded.js'
import { useCommands } from './in-process.js'

const PASSWORD = 'ensaio-escritorio'
const LOGIN = { CALC_LOGIN: 'escritorio@modelo.example', CALC_PASSWORD: PASSWORD }
const WHEN = ['--every', 'dia', '--at', '06:00', '--watch', 'noite']

let key = ''
let night = ''
const at = (name: string) => join(bench.dir, name)

const bench = useCommands(async ({ file, lote, dir }) => {
  await file('oabs.csv', 'OAB;UF\n94719;SP\n')
  await lote(['watch', 'add', 'noite', join(dir, 'oabs.csv')])
  night = JSON.parse((await lote(['watch', 'run', 'noite', '--json'])).results.at(-1)!).batch
  const made = await lote(['keys', 'create', '--json'], LOGIN)
  key = String(JSON.parse(made.results.at(-1)!).id)
  const profile = await readFile('docs/exemplos/calendario-tjsp.json', 'utf8')
  await file('tjsp.json', profile)
  await file('tjsp-2.json', profile.replace('2026-01', '2099-01'))
})

test.each<[code: string, args: () => string[], status: number, said: () => string]>([
  [
    'rerun_not',
    () => ['rerun', night, '-p', 'night=15/01/2026'],
    2,
    () => 'Um lote de watch não é refeito por lote rerun. Use lote watch run NOME.',
  ],
  [
    'patch_night',
    () => ['run', at('oabs.csv'), '--patch', night],
    2,
    () =>
      `O lote ${night} é uma noite de acompanhamento: corrigido, não entraria no que o acompanhamento segue. Corrija a lista inteira e troque-a: lote watch replace NOME ARQUIVO, ou Trocar a planilha na página dele.`,
  ],
  [
    'watch_begun',
    () => ['watch', 'run', 'noite', '--from', 'hoje'],
    2,
    () =>
      '--from: o acompanhamento «noite» já começou. O primeiro dia se diz em lote watch add, ou em lote watch run antes da primeira noite.',
  ],
  [
    'watch_rehearsal',
    () => ['watch', 'run', 'noite', '--sandbox'],
    0,
    () => 'Ensaio: o que esta noite mostrou não conta como visto.',
  ],
  [
    'told_price_reading',
    () => [
      'plan',
      at('oabs.csv'),
      '--job',
      'publications',
      '-p',
      'data_inicio=01/01/2026',
      '-p',
      'data_fim=15/01/2026',
    ],
    0,
    () =>
      'A 1ª etapa são as grafias de cada inscrição e o começo de cada consulta. O resto depende das respostas: quantas grafias há, quantas publicações (uma chamada a cada 200), que períodos não cabem numa página, e de quais a lista não diz os advogados. O orçamento é dito de novo antes de cada etapa.',
  ],
  [
    'catalogue_unknown',
    () => ['index', 'show', 'nada'],
    2,
    () =>
      'O serviço não conhece o índice «nada». Veja os nomes com lote index list; os das tabelas judiciais, com lote table list.',
  ],
  [
    'catalogue_other_kind',
    () => ['table', 'show', 'ipca'],
    2,
    () => '«ipca» é um índice, não uma tabela judicial. Use lote index.',
  ],
  [
    'calendar_added',
    () => ['calendar', 'add', at('tjsp.json')],
    0,
    () =>
      'Calendário TJSP-2026 2026-01 guardado: 1 período, de 01/01/2026 a 31/12/2026. Vale para as noites que começarem agora: os prazos que já foram mostrados não são contados de novo. Confira cada dia com a sua fonte: um feriado inventado perde um prazo.',
  ],
  [
    'calendar_added',
    () => ['calendar', 'add', at('tjsp-2.json')],
    0,
    () =>
      'Calendário TJSP-2026: a versão 2026-01 deu lugar à 2099-01; 1 período, de 01/01/2026 a 31/12/2026.',
  ],
  [
    'calendar_removed',
    () => ['calendar', 'remove', 'TJSP-2026'],
    0,
    () => 'Calendário TJSP-2026 removido; as próximas noites contam sem ele.',
  ],
  [
    'notify_private',
    () => ['schedule', 'add', 'a', ...WHEN, '--notify', 'https://10.0.0.1/x'],
    2,
    () =>
      '--notify: https://10.0.0.1/x fica numa rede privada, e nenhum aviso sairia para lá. Use um endereço público, ou permita com LOTE_WEBHOOK_ALLOW_PRIVATE=true, aqui e nos workers.',
  ],
  [
    'notify_undelivered',
    () => ['schedule', 'add', 'b', ...WHEN, '--notify', 'ana@escritorio.example'],
    0,
    () =>
      'Daqui nenhum aviso sairia para ana@escritorio.example: falta SMTP_URL. Defina nos workers: um aviso que não sai em dois dias é abandonado (lote notice list).',
  ],
])('%s → the whole sentence, with what to do', async (_code, args, status, said) => {
  const ran = await bench.lote(args())
  expect.soft(ran.said).toContain(said())
  expect(ran.status).toBe(status)
})

test('watch_busy, another process has the night → to wait for it', async () => {
  const log = pino({ level: 'silent' })
  const app = new App({ config: readConfig(bench.env), jobs, log, embeddedEntry: ENTRY })
  try {
    const owner = { ...app.owner, host: 'outra-maquina' }
    const other = { redis: () => app.redis(), queuePrefix: () => app.queuePrefix(), owner }
    const lease = (await takeWatchLease(other, 'noite'))!
    const ran = await bench.lote(['watch', 'run', 'noite'])
    await lease.release()
    expect(ran).toMatchObject({
      status: 1,
      said: 'O acompanhamento «noite» já está sendo executado em outro processo. Espere que termine.',
    })
  } finally {
    await app.close()
  }
})

test('seal_part, the workbook of one lawyer → the seal is that of the part', async () => {
  await bench.lote(['watch', 'add', 'por-advogado', at('oabs.csv')])
  const asked = ['watch', 'run', 'por-advogado', '--per-lawyer', at('pastas'), '--json']
  const { batch } = JSON.parse((await bench.lote(asked)).results.at(-1)!)
  const [name] = (await readdir(at('pastas'))).filter((one) => one.endsWith('.xlsx'))
  const ran = await bench.lote(['verify', join(at('pastas'), name!)])
  expect(ran.status).toBe(0)
  expect(ran.said).toContain(
    `A pasta de trabalho é de uma parte do lote ${batch}: vale o selo dela.`,
  )
})

test.each([
  [
    'service_waiting',
    { service: 'calc', path: '/v1/indices', status: 429, body: { retryAfter: 1 } },
    ['index', 'list'],
    0,
    'O serviço pediu espera: de novo em 1 s.',
  ],
  [
    'told_catalogue_unavailable',
    { service: 'calc', path: '/v1/indices', status: 404 },
    ['plan', 'divida.csv', '--job', 'correct', '-p', 'index=ipca', '-p', 'updateTo=31/12/2024'],
    0,
    'O serviço não deu a lista de índices ou de tabelas; os nomes não foram conferidos antes.',
  ],
  [
    'list_not_shown',
    {
      service: 'calc',
      path: '/v1/calc',
      status: 403,
      envelope: { code: 'X', message: 'x' },
    },
    ['plan', '--job', 'recalc', '-p', 'updateTo=31/12/2024'],
    2,
    'O serviço não mostrou a lista dos cálculos salvos desta conta. Confira a chave (escopo calc:read), ou envie uma planilha com os IDs.',
  ],
] as const)('%s → the whole sentence, with what to do', async (_code, fault, args, status, said) => {
  await bench.file('divida.csv', 'Data;Valor\n10/01/2024;1,00\n')
  bench.sandbox.fault(fault)
  const named = args.map((word) => (word.endsWith('.csv') ? at(word) : word))
  const ran = await bench.lote(named)
  expect.soft(ran.said).toContain(said)
  expect(ran.status).toBe(status)
})

test.each<[code: string, fault: Fault | undefined, status: number, said: () => string]>([
  [
    'key_not_revoked',
    { service: 'calc', path: '/v1/keys', method: 'DELETE', status: 200, body: { ok: false } },
    1,
    () =>
      `O serviço respondeu que a chave ${key} não foi revogada. Veja com lote keys list e tente de novo.`,
  ],
  [
    'session_refused',
    {
      service: 'calc',
      path: '/v1/keys',
      times: 2,
      status: 401,
      envelope: { code: 'EXPIRED', message: 'Sessão vencida.' },
    },
    2,
    () =>
      'O serviço não aceitou a sessão (EXPIRED: Sessão vencida.). Entre de novo; uma chave não lista nem cria chaves.',
  ],
  [
    'key_revoked',
    undefined,
    0,
    () => `Chave ${key} revogada: quem a usa recebe 401 a partir de agora.`,
  ],
])('%s → the whole sentence, with what to do', async (_code, fault, status, said) => {
  if (fault) bench.sandbox.fault(fault)
  const ran = await bench.lote(['keys', 'revoke', key, '--yes'], LOGIN)
  expect.soft(ran.said).toContain(said())
  expect(ran.status).toBe(status)
})
