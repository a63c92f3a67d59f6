import type { Dispatcher } from 'undici'

/** A request that waits for its connection, which may have to be made first. */
export interface GuardedSend {
  dispatcher: Dispatcher
  /** Whether any part of the request may have been sent. */
  wasSent(): boolean
}

/** The request was no longer allowed when its connection existed. */
class NotSent extends Error {
  override readonly name = 'NotSent'
}

type Handler = Dispatcher.DispatchHandler
type Abort = (reason: Error) => void

/**
 * Checks at the last moment whether the request may still be sent. undici makes the connection
 * after it has received the request, and a process that stands still meanwhile would send it
 * whenever it goes on.
 */
export function guardSend(agent: Dispatcher, maySend: () => boolean = () => true): GuardedSend {
  let left = false
  /** Returns the handler unchanged, except for the callback just before the first byte is sent. */
  const asking = (handler: Handler) =>
    new Proxy(handler, {
      get: (target, name) => {
        const method: unknown = Reflect.get(target, name)
        if (typeof method !== 'function') return method
        const told = method.bind(target)
        if (name !== 'onConnect' && name !== 'onRequestStart') return told
        return (first: Abort | { abort: Abort }, context: unknown) => {
          left ||= maySend()
          if (left) return told(first, context)
          const reason = new NotSent('it is too late to send it')
          return typeof first === 'function' ? first(reason) : first.abort(reason)
        }
      },
    })
  const dispatch: Dispatcher['dispatch'] = (options, handler) =>
    agent.dispatch(options, asking(handler))
  const get = (target: Dispatcher, name: string | symbol) =>
    name === 'dispatch' ? dispatch : Reflect.get(target, name)
  return { dispatcher: new Proxy(agent, { get }), wasSent: () => left }
}
