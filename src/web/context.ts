import type { Access } from '../access/access.js'
import type { IdentityProvider } from '../access/identity-provider.js'
import type { Role, Viewer } from '../access/roles.js'
import type { App } from '../app/app.js'
import type { Language } from '../messages/index.js'
import type { Sandbox } from '../sandbox/index.js'

/** What the page and the API are handed: nothing of it belongs to one request. */
export interface WebContext {
  app: App
  access: Access
  /** By which people sign in as well, where one is configured. */
  provider?: IdentityProvider
  /** With one, every new batch is a rehearsal and goes to it. */
  sandbox?: Sandbox
  upload: {
    mostBytes: number
    /** So long a form may bring next to nothing; 30 s. */
    patienceMs?: number
  }
  /** How long an answer may take that brings no file; 30 s. */
  answerMs?: number
}

/** While Redis is away what asks it waits without end: who asks us hears of it after this. */
export const ANSWER_MS = 30_000
/** For what takes as long as a slow line, or as people watch. */
export const LONG_MS = 86_400_000

declare module 'fastify' {
  interface FastifyRequest {
    /** Set for every route that is not public. */
    viewer: Viewer
    /** Whether who asked still may, for an answer that goes on. */
    isStill(): Promise<boolean>
    language: Language
    /** For the field `_csrf` of a form, or the header `x-csrf-token`. */
    csrf: string
    /** What was done, for the audit log, where the route does not say it: the name of a tool. */
    deed?: string
  }
  interface FastifyReply {
    signIn(cookie: string): void
    signOut(): void
  }
  interface FastifyContextConfig {
    /** Asked by machines: neither a cookie nor the name of the host matters. */
    machine?: boolean
    /** Without sign-in. */
    public?: boolean
    /** Noted in the audit log though it is a GET. */
    audited?: boolean
    /** The least that may: otherwise a viewer for what only looks, an operator for the rest. */
    role?: Role
  }
}
