import { z } from 'zod'
import type { Account, Login } from '../services/account.js'
import { parseJson } from '../services/classify-response.js'
import {
  duration,
  type EnvReader,
  httpUrl,
  limits,
  loginName,
  reserves,
  userName,
} from './env-reader.js'

type Settings = Pick<Account, 'windows' | 'timeoutMs'>
type ListedAccount = z.infer<typeof accountList>[number]

const FILE = 'LOTE_ACCOUNTS'

const accountList = z.array(
  z.strictObject({
    name: z.string().regex(/^[\w.-]{1,40}$/, 'até 40 letras, números, ponto e hífen'),
    service: z.enum(['calculation', 'gazette', 'update']),
    baseUrl: httpUrl,
    keyFile: z.string().optional(),
    keyEnv: z.string().optional(),
    /** The login of the person who manages the keys. */
    login: loginName.optional(),
    passwordFile: z.string().optional(),
    passwordEnv: z.string().optional(),
    /** The same for all keys of one user, which share one rate limiter. */
    user: userName.optional(),
    limits: limits.optional(),
    reserve: reserves.optional(),
    timeout: duration.optional(),
    allowHttp: z.boolean().optional(),
  }),
)

/**
 * Reads the accounts from the file that `LOTE_ACCOUNTS` names; their keys are in other files or
 * variables.
 */
export function readAccounts(
  reader: EnvReader,
  defaults: (service: Account['service']) => Settings,
): Account[] {
  const path = reader.env[FILE]
  const text = path ? reader.file(FILE, path) : undefined
  if (text === undefined) return []
  const listed = readList(text, reader)
  refuseDuplicateNames(listed, reader)
  return listed.flatMap((account) => {
    const key = keyOf(account, reader)
    const login = loginOf(account, reader)
    if (!account.allowHttp) reader.checkTransport(`${FILE} ${account.name}`, account.baseUrl)
    if (key === undefined) return []
    const { windows, timeoutMs } = defaults(account.service)
    return [
      {
        name: account.name,
        service: account.service,
        baseUrl: account.baseUrl,
        key,
        keyFrom: `${FILE} ${account.name}: ${account.keyFile ?? account.keyEnv}`,
        login,
        ...(account.user ? { user: account.user } : {}),
        reserves: account.reserve ?? [],
        windows: account.limits ?? windows,
        timeoutMs: account.timeout ?? timeoutMs,
        ...(account.allowHttp ? { allowHttp: true } : {}),
      },
    ]
  })
}

function readList(text: string, reader: EnvReader): ListedAccount[] {
  const parsed = accountList.safeParse(parseJson(text))
  if (parsed.success) return parsed.data
  // Zod's messages name fields and expectations, never the values, one of which may be a key.
  for (const { path, message } of parsed.error.issues) {
    reader.refuse(
      FILE,
      'uma lista JSON de contas',
      [path.join('.'), message].filter(Boolean).join(': '),
    )
  }
  return []
}

/** `--account NAME` must mean one account of a service. */
function refuseDuplicateNames(listed: readonly ListedAccount[], reader: EnvReader): void {
  const names = listed.map(({ service, name }) => `${service} ${name}`)
  const duplicates = new Set(names.filter((name, at) => names.indexOf(name) !== at))
  for (const twin of duplicates) reader.refuse(FILE, 'um nome para cada conta de um serviço', twin)
}

function keyOf({ name, keyFile, keyEnv }: ListedAccount, reader: EnvReader): string | undefined {
  if (keyFile) return reader.secretFile(`${FILE} ${name} keyFile`, keyFile)
  const text = keyEnv ? reader.env[keyEnv] : undefined
  if (keyEnv && text) return reader.checkedKey(`${FILE} ${name}: ${keyEnv}`, text)
  reader.refuse(
    `${FILE} ${name}`,
    keyEnv ? `a chave na variável ${keyEnv}` : 'keyFile ou keyEnv com a chave',
  )
  return undefined
}

function loginOf(account: ListedAccount, reader: EnvReader): Login | undefined {
  const { name, login, passwordFile, passwordEnv } = account
  const text = passwordEnv ? reader.env[passwordEnv] : undefined
  const password = passwordFile
    ? reader.passwordFile(`${FILE} ${name} passwordFile`, passwordFile)
    : text && reader.checkedPassword(`${FILE} ${name}: ${passwordEnv}`, text)
  if (!login && !password) return undefined
  return { ...(login ? { identifier: login } : {}), ...(password ? { password } : {}) }
}
