import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerTo } from './answers.js'
import { Judge, type JudgeSettings } from './judge.js'

/**
 * The judge's process. `POST /calls/<number>` is a call, which is counted, never refused, and
 * answered after its duration; `GET /judged` returns {@link import('./judge.js').Judged}.
 */
function serve(settings: JudgeSettings): void {
  const judge = new Judge(settings.windows)
  const server = createServer((request, response) => {
    if (request.url === '/judged') return end(response, judge.sum())
    take(judge, settings, request, response)
  })
  // A waiting limiter leaves connections idle, and its calls must not fail because of that.
  server.keepAliveTimeout = 0
  server.listen(0, '127.0.0.1', () =>
    process.send!({ port: (server.address() as AddressInfo).port }),
  )
  process.on('disconnect', () => process.exit())
}

function take(
  judge: Judge,
  { seed, countAt }: JudgeSettings,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  judge.arrive(performance.now())
  const { heldMs, countedAt } = answerTo(Number(request.url?.slice('/calls/'.length)), seed)
  const count = () => judge.count(performance.now())
  if (countAt === 'arrival') count()
  else setTimeout(count, heldMs * countedAt)
  request.resume()
  setTimeout(() => end(response, {}), heldMs)
}

function end(response: ServerResponse, body: object): void {
  response.setHeader('content-type', 'application/json').end(JSON.stringify(body))
}

serve(JSON.parse(process.argv[2]!) as JudgeSettings)
