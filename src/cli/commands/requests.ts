import type { PatchOptions } from '../../batches/patch/patch-request.js'
import type { Manifest } from '../../core/batch.js'
import { UserError } from '../../core/errors.js'
import type { RunOptions } from '../run.js'
import { command, type Given, json, type Tools, value, values } from './declare.js'
import {
  again,
  answering,
  answersOf,
  lane,
  mending,
  ofCells,
  ofRehearsal,
  out,
  ownFile,
  request,
  statements,
  yes,
} from './options.js'

const pending = value('<arquivo.xlsx>', [
  'grava só as linhas rejeitadas, com o motivo',
  'writes the rejected rows alone, with why',
])
const handingOut = { out, statements, ...ownFile, yes, again }

type Asked = Partial<
  Given<
    typeof request &
      typeof answering &
      typeof handingOut &
      typeof mending & { pending: typeof pending }
  >
>

/** Runs `run`, `plan` or `submit`, which take a file and the same options. */
const by =
  (name: 'runCommand' | 'planCommand' | 'submitCommand') =>
  async ({ app, output, act }: Tools, [file]: [string | undefined], asked: Asked) => {
    if (asked.patch !== undefined) {
      const patch = await act.wholeBatchId(app, asked.patch)
      return act.withPatch(app, file, patchOf(asked, patch, act), (mended, base) =>
        act[name]({ app, output }, mended, optionsOn(base, asked, act)),
      )
    }
    const { param = [], map = [] } = asked
    const options = { ...asked, job: needed(asked.job, app), param, map }
    return act.withRequest(app, file, options, (read) =>
      act[name]({ app, output }, read, optionsOf(asked, act)),
    )
  }

export const requests = [
  command({
    usage: 'run [arquivo]',
    alias: 'rodar',
    also: ['processar'],
    text: ['Processa uma planilha do começo ao fim.', 'Processes a spreadsheet from start to end.'],
    options: { ...request, ...answering, ...handingOut, ...mending },
    run: by('runCommand'),
  }),
  command({
    usage: 'rerun <lote>',
    alias: 'refazer',
    text: [
      'Refaz um lote com o mesmo arquivo e outra data, e compara.',
      'Runs the file of a batch again, with another date, and compares.',
    ],
    options: {
      param: values('<nome=valor>', ['o que muda', 'what changes'], 'p'),
      ...ofCells,
      ...answersOf,
      lane,
      sandbox: ofRehearsal,
      ...handingOut,
      json,
    },
    run({ app, output, act }, [batch], asked) {
      const { param = [], map, decimal, dates } = asked
      const said = { param, map, decimal, dates }
      const changes = { ...said, again: asked.again === true, lane: act.laneOf(asked.lane) }
      return act.withRerun(app, batch, changes, (read, base) =>
        act.runCommand({ app, output }, read, optionsOn(base, asked, act)),
      )
    },
  }),
  command({
    usage: 'plan [arquivo]',
    alias: 'orcar',
    also: ['planejar'],
    text: [
      'Diz como a planilha foi entendida e quanto custa, sem gastar nada.',
      'Tells how a spreadsheet was understood and its price; spends nothing.',
    ],
    options: { ...request, ...answering, marked: ownFile.marked, pending, ...mending },
    run: by('planCommand'),
  }),
  command({
    usage: 'submit [arquivo]',
    alias: 'enviar',
    text: [
      'Deixa a planilha na fila, para um lote worker.',
      'Queues a spreadsheet for a lote worker.',
    ],
    options: { ...request, ...answering, again },
    run: by('submitCommand'),
  }),
]

function needed(job: string | undefined, { jobs }: Tools['app']): string {
  if (job !== undefined) return job
  const known = [...jobs.keys()]
  throw UserError.usage('usage_missing_option', { what: '--job <trabalho>', known })
}

/**
 * Refuses options that a patch takes from its batch.
 * @throws UserError (2)
 */
function patchOf(asked: Asked, patch: string, act: Tools['act']): PatchOptions {
  const given: [string, unknown][] = [
    ['--job', asked.job],
    ['-p', asked.param],
    ['--sheet', asked.sheet],
    ['--duplicates', asked.duplicates],
    ['--account', asked.account],
  ]
  const stray = given.find(([, value]) => value !== undefined)
  if (stray) throw UserError.usage('patch_takes_from_batch', { option: stray[0] })
  const { dropMissing, again: paysAgain, map, decimal, dates } = asked
  const answers = { map, decimal, dates }
  return { patch, ...answers, dropMissing, again: paysAgain, lane: act.laneOf(asked.lane) }
}

/** @throws UserError (2) where answers of the service and of a sandbox would be mixed */
function optionsOn(base: Manifest, asked: Asked, act: Tools['act']): RunOptions {
  const options = optionsOf(asked, act)
  act.refuseMixed(base, options.sandbox)
  return options.sandbox ? options : { ...options, account: base.account }
}

function optionsOf(asked: Asked, act: Tools['act']): RunOptions {
  return {
    account: asked.account,
    sandbox: asked.sandbox === true,
    out: asked.out,
    statements: act.statementFormat(asked.statements),
    marked: asked.marked,
    pending: asked.pending,
    withFigures: asked.withFigures,
    answers: asked.answers,
    saveAnswers: asked.saveAnswers,
    yes: asked.yes === true,
  }
}
