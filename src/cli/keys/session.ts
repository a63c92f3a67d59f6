import type { App } from '../../app/app.js'
import type { ServiceAddress } from '../../app/inputs.js'
import { userErrorOfCall } from '../../batches/refused-call.js'
import { isRehearsal, type ReachOptions } from '../../batches/with-service.js'
import { variableOf } from '../../config/config.js'
import { EXIT, type ExitStatus, UserError } from '../../core/errors.js'
import { sentence } from '../../messages/message-code.js'
import { startSandbox } from '../../sandbox/index.js'
import type { Login } from '../../services/account.js'
import { NO_AUTH } from '../../services/auth.js'
import { login } from '../../services/calculation/auth.js'
import { CalculationClient } from '../../services/calculation/client.js'
import { SessionError } from '../../services/calculation/session.js'
import { RetryingSender } from '../../services/retrying-sender.js'
import { ServiceError } from '../../services/service-error.js'
import { type Cli, type Output, printWait } from '../output.js'
import { onStop } from '../running/stop.js'
import { terminalOf } from '../terminal/asking.js'
import { credentialsOf, type LoginPlaces } from './credentials.js'

/** The service to log in to, with the configured login; no key is needed. */
interface LoginPlace {
  place: ServiceAddress
  login: Login
  places: LoginPlaces
  close(): Promise<void>
}

/** Runs `doing` in a session of the user, which is ended in any case. */
export async function withSession(
  { app, output }: Cli,
  options: ReachOptions,
  doing: (client: CalculationClient, stopping: AbortSignal) => Promise<ExitStatus>,
): Promise<ExitStatus> {
  const { place, login, places, close } = await loginPlace(app, options)
  try {
    const credentials = await credentialsOf(login, places, terminalOf(output), output)
    const sender = new RetryingSender(app.free(place, NO_AUTH), app.clock, printWait(output))
    const client = new CalculationClient({ sender, now: app.clock.now })
    const stop = onStop(app, output, { callMs: place.timeoutMs })
    try {
      await client.session.login(credentials, { signal: stop.signal })
      if (await isRehearsal(client)) output.say(sentence('rehearsal'))
      return await doing(client, stop.signal)
    } catch (error) {
      const told = refusalInSession(error, place.baseUrl)
      // A call that the stop signal aborted failed for that reason; a UserError of the command
      // itself stays.
      throw stop.signal.aborted && !(error instanceof UserError) ? interrupted() : told
    } finally {
      await logOut(client, output)
      stop.release()
    }
  } finally {
    await close()
  }
}

async function loginPlace(app: App, { account, sandbox }: ReachOptions): Promise<LoginPlace> {
  if (sandbox) return sandboxPlace(app)
  const close = async () => undefined
  if (account !== undefined && account !== 'default') {
    const place = app.account('calculation', account)
    const file = `LOTE_ACCOUNTS ${account}: `
    const names = { login: `${file}login`, password: `${file}passwordEnv`, file: 'passwordFile' }
    return { place, login: place.login ?? {}, places: names, close }
  }
  const { baseUrl, timeoutMs, login = {} } = app.config.services.calculation
  if (!baseUrl) {
    throw UserError.usage('no_service', { variable: variableOf('calculation', 'BASE_URL') })
  }
  return {
    place: { service: 'calculation', baseUrl, timeoutMs },
    login,
    places: { login: 'CALC_LOGIN', password: 'CALC_PASSWORD', file: 'CALC_PASSWORD_FILE' },
    close,
  }
}

async function sandboxPlace(app: App): Promise<LoginPlace> {
  const sandbox = await startSandbox()
  const { timeoutMs } = app.config.services.calculation
  const { identifier, senha } = sandbox.login
  return {
    place: { service: 'calculation', baseUrl: sandbox.calc, timeoutMs },
    login: { identifier, password: senha },
    places: { login: '', password: '', file: '' },
    close: () => sandbox.close(),
  }
}

function interrupted(): UserError {
  return new UserError(EXIT.interrupted, [sentence('session_interrupted')])
}

function refusalInSession(error: unknown, url: string): unknown {
  const cause = error instanceof SessionError ? error.cause : error
  if (!(cause instanceof ServiceError) || cause.verdict !== 'halt')
    return userErrorOfCall(cause, url)
  if (cause.why === 'unreachable') return userErrorOfCall(cause, url)
  const { code, serviceMessage: message } = cause
  const what = cause.route === login.route ? 'login_refused' : 'session_refused'
  return UserError.usage(what, { code, message })
}

/** A failed logout is only reported, because the command has done its work. */
async function logOut(client: CalculationClient, output: Output): Promise<void> {
  try {
    await client.session.logout()
  } catch (error) {
    const reason = error instanceof ServiceError ? error.code : String(error)
    output.say(sentence('logout_failed', { reason }))
  }
}
