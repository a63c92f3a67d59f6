import type { Window } from '../core/window.js'

/** The answer to a request for units. */
export type Grant = Granted | Denied | Unknown | Held | Advertised
/** Another process heard another limit than this one knows: adopt it, and ask again. */
interface Advertised {
  is: 'advertised'
  units: number
}
/** Redis has lost the limiter; list the ledger, and seed it under the name of this loss. */
interface Unknown {
  is: 'unknown'
  lost: string
}
/** `atMs` is an instant of Redis' clock: compare it only with Redis' clock. */
export interface Granted {
  is: 'granted'
  id: string
  units: number
  atMs: number
  /** Observed price of an operation without one in the contract; 0 before any evidence. */
  unpricedCost: number
}
/**
 * The units were not granted: there may be room in `waitMs`, not before. The reason is the window
 * that takes longest, in which `first` units of other calls come before; or a pause.
 */
export interface Denied {
  is: 'denied'
  waitMs: number
  because: 'window' | 'turn' | 'paused'
  window?: Window
  first: number
}
/** A person paused or cancelled the batch. */
export interface Held {
  is: 'held'
  as: 'paused' | 'cancelled'
}
