import { Refusal } from '../refusal.js'

/** `code` is an error code of RFC 6749 (section 5.2), RFC 7591 or RFC 8707. */
export function oauthRefusal(code: string, message: string, status = 400): Refusal {
  return new Refusal(status, code, message)
}
