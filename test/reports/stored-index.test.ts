import { join } from 'node:path'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { jobs } from '../../jobs/index.js'
import { App } from '../../src/app/app.js'
import { reportCommand } from '../../src/cli/results/report.js'
import { readConfig } from '../../src/config/config.js'
import { ReportRecords } from '../../src/reports/records.js'
import { ENTRY } from '../redis/embedded.js'
import { heardVoice } from '../support/voice.js'
import { useWorkbench } from '../support/workbench.js'
import { asObjects, readWorkbook } from '../support/workbook.js'

const bench = useWorkbench()

test('reports of other series and other services in between hide no earlier one', async () => {
  const config = readConfig(bench.env)
  const app = new App({ config, jobs, log: pino({ level: 'silent' }), embeddedEntry: ENTRY })
  const make = async (index: string, out: string) => {
    const param = [`index=${index}`, 'month=12/2025']
    await reportCommand({ app, output: heardVoice() }, 'index', {
      param,
      out: join(bench.dir, out),
    })
    return asObjects((await readWorkbook(join(bench.dir, out))).get('Movimento')!)
  }
  try {
    await make('inpc', 'antes.xlsx')
    await make('ipca', 'outro.xlsx')
    const records = new ReportRecords(await app.bucket())
    const ids = await records.ids('index')
    const all = await Promise.all(ids.map((id) => records.report('index', id)))
    const ipca = all.find((one) => one!.sources[0]!.about.includes('/ipca/'))!
    const inBetween = Array.from({ length: 26 }, (_, at) => ({
      ...ipca,
      id: `99990101-0000${10 + at}-aaaaaa`,
      about: at < 13 ? ipca.about : 'https://another.example',
    }))
    for (const one of inBetween) await records.write(one)
    const [inpc] = await make('inpc', 'depois.xlsx')
    expect(inpc!['Desde o último relatório']).toBe('não mudou em 12 meses')
  } finally {
    await app.close()
  }
})
