import { command, flag, json, unless, value } from './declare.js'

/** Commands that run until they are stopped. */
export const servers = [
  command({
    usage: 'serve',
    alias: 'painel',
    text: [
      'Serve a página e a API HTTP, e trabalha nos lotes, até ser parado.',
      'Serves the page and the HTTP API, and works on batches, until it is stopped.',
    ],
    options: {
      port: { ...value('<n>', ['0: uma livre', '0: a free one']), initial: '8080' },
      host: { ...value('<endereço>', ['onde atende', 'where it listens']), initial: '127.0.0.1' },
      sandbox: flag(['todo lote novo é um ensaio', 'every new batch is a rehearsal']),
      worker: unless(['só a página e a API', 'the page and the API alone']),
    },
    serves: true,
    run: async ({ app, output }, _, asked) =>
      (await import('../running/serve.js')).serveCommand({ app, output }, asked),
  }),
  command({
    usage: 'worker',
    text: [
      'Trabalha nos lotes enviados, até ser parado.',
      'Works on submitted batches until it is stopped.',
    ],
    serves: true,
    run: (tools) => tools.act.workerCommand(tools),
  }),
  command({
    usage: 'sandbox',
    text: [
      'Serve os serviços simulados nesta máquina, até ser parado.',
      'Serves the simulated services on this machine until it is stopped.',
    ],
    options: {
      port: value('<n>', ['0: uma livre', '0: a free one']),
      calcLimits: value('<limites>', ['como 60/1m,300/1h', 'such as 60/1m,300/1h']),
      gazetteLimits: value('<limites>', ['como 60/1m', 'such as 60/1m']),
      latency: value('<ms>', ['quanto demora cada resposta', 'how long each answer takes']),
      seed: value('<n>', ['outros dados simulados', 'other simulated data']),
      saved: value('<n>', [
        'cálculos salvos que a conta já tem',
        'saved calculations that the account has',
      ]),
      shapes: value('<n>', [
        '2: onde o contrato não mostra a forma da resposta, outra',
        '2: another shape wherever the contract shows none',
      ]),
    },
    run: ({ app, output, act }, _, asked) => act.sandboxCommand(app, asked, output),
  }),
]

/** Commands that configure and check this installation. */
export const installation = [
  command({
    usage: 'doctor',
    alias: 'diagnostico',
    text: [
      'Confere armazenamento, Redis, serviços e contas, sem gastar nada.',
      'Checks storage, Redis, services and accounts; spends nothing.',
    ],
    options: {
      keys: flag([
        'prova também as chaves dos serviços em que cada consulta conta, com uma em cada',
        'tries the keys of the services where each request counts as well, by one at each',
      ]),
      json,
    },
    run: (tools, _, asked) => tools.act.doctorCommand(tools, asked),
  }),
  command({
    usage: 'config',
    alias: 'configurar',
    text: [
      'Pergunta o endereço e a chave de cada serviço e os guarda, só para este usuário.',
      'Asks for the address and the key of each service and keeps them, for this user alone.',
    ],
    run: ({ output, act }) => act.settingsCommand(output),
  }),
  command({
    usage: 'demo',
    text: ['Demonstração completa nesta máquina.', 'A complete demonstration on this machine.'],
    options: { json },
    run: (tools) => tools.act.demoCommand(tools),
  }),
]
