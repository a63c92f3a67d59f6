import type { Facts } from './message.js'

const BY_CODE: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'a conexão foi recusada',
  ECONNRESET: 'a conexão foi interrompida',
  EPIPE: 'a conexão foi interrompida',
  UND_ERR_SOCKET: 'a conexão foi interrompida',
  EHOSTUNREACH: 'a rede não leva ao endereço',
  ENETUNREACH: 'a rede não leva ao endereço',
  ENOTFOUND: 'o endereço não foi encontrado',
  EAI_AGAIN: 'o endereço não foi encontrado',
  ETIMEDOUT: 'a conexão não se fez a tempo',
  UND_ERR_CONNECT_TIMEOUT: 'a conexão não se fez a tempo',
  TimeoutError: 'não houve resposta a tempo',
  UND_ERR_HEADERS_TIMEOUT: 'não houve resposta a tempo',
  UND_ERR_BODY_TIMEOUT: 'a resposta não chegou inteira a tempo',
  UND_ERR_RES_EXCEEDED_MAX_SIZE: 'a resposta é maior do que cabe',
}

/** What is said in Portuguese of a call that failed; the words of a service stay as they came. */
export function serviceFault(reason: Facts[string]): string {
  const text = String(reason)
  const { code = '' } = /^(?<code>[A-Za-z_]{4,40}): /.exec(text)?.groups ?? {}
  if (Object.hasOwn(BY_CODE, code)) return `${BY_CODE[code]}: ${code}`
  if (text === 'the answer is not JSON') return 'a resposta não é JSON'
  const { levels } =
    /^the answer is nested deeper than (?<levels>\d{1,6}) levels$/.exec(text)?.groups ?? {}
  return levels ? `a resposta tem mais de ${levels} níveis, um dentro do outro` : text
}
