import { expect, test } from 'vitest'
import { serve } from '../../src/app/worker.js'
import { firingHistory } from '../../src/schedules/overview.js'
import { startServed } from '../support/served.js'
import { useWorkbench } from '../support/workbench.js'
import { form, planned } from './support.js'

const bench = useWorkbench()

const ask = async (url: string, body?: object) => {
  const isForm = body instanceof FormData
  const answer = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: isForm || !body ? {} : { 'content-type': 'application/json' },
    ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
  })
  const text = await answer.text()
  return { status: answer.status, text, body: text.startsWith('{') ? JSON.parse(text) : {} }
}

test('a rehearsal where the service has a key → no night, no firing and no batch of the service runs', async () => {
  const { gazette, apiKey } = bench.sandbox
  const env = { ...bench.env, GAZETTE_BASE_URL: gazette, GAZETTE_API_KEY: apiKey }
  const real = await startServed(env)
  const rehearsed = await startServed(env, { sandbox: bench.sandbox })
  const stop = new AbortController()
  try {
    const list = new FormData()
    list.set('name', 'diario')
    list.set('file', new Blob(['OAB;UF\n123456;SP\n']), 'oabs.csv')
    expect((await ask(`${real.url}/api/watches`, list)).status).toBe(201)
    const nightly = { name: 'noite', every: 'day', at: '06:00', watch: 'diario' }
    expect((await ask(`${real.url}/api/schedules`, nightly)).status).toBe(201)
    expect((await ask(`${real.url}/api/schedules/noite/run-now`)).status).toBe(202)
    const own = await planned(real)
    for (const path of ['watches/diario/run', 'schedules/noite/run-now'])
      expect(await ask(`${rehearsed.url}/api/${path}`)).toMatchObject({
        status: 409,
        body: { code: 'rehearsal_no_service' },
      })
    for (const path of ['acompanhamentos/diario', 'agendamentos/noite']) {
      expect((await ask(`${rehearsed.url}/${path}/agora`)).status).toBe(409)
      expect(await (await fetch(`${rehearsed.url}/${path}`)).text()).not.toContain('/agora"')
    }
    for (const path of [`api/batches/${own}/start`, `lotes/${own}/comecar`])
      expect((await ask(`${rehearsed.url}/${path}`)).text).toContain('não é um ensaio')
    expect((await ask(`${real.url}/api/batches/${own}/start`)).status).toBe(200)

    const { app } = rehearsed.context
    const working = serve(app, stop.signal, () => undefined, bench.sandbox)
    const { batch } = (
      await ask(`${rehearsed.url}/api/batches`, form('valor;vencimento\n9,00;10/01/2020\n'))
    ).body
    const state = async (id: string) => (await fetch(`${rehearsed.url}/api/batches/${id}`)).json()
    await expect.poll(() => state(batch), { timeout: 20_000 }).toMatchObject({ state: 'finished' })
    expect((await firingHistory(app, 'noite')).firings).toMatchObject([{ state: 'asked' }])
    expect(await state(own)).not.toMatchObject({ state: 'finished' })
    expect(bench.sandbox.journal().filter(({ path }) => /search|publications/.test(path))).toEqual(
      [],
    )
    expect(bench.corrections()).toHaveLength(1)
    stop.abort()
    await working
  } finally {
    stop.abort()
    await rehearsed.close()
    await real.close()
  }
})
