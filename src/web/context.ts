import type { Access } from '../access/access.js'
import type { IdentityProvider } from '../access/identity-provider.js'
import type { Role, Viewer } from '../access/roles.js'
import type { App } from '../app/app.js'
import type { Language } from '../messages/index.js'
import type { Sandbox } from '../sandbox/index.js'

/** The dependencies of the panel and the API, none of which belongs to a single request. */
export interface WebContext {
  app: App
  access: Access
  provider?: IdentityProvider
  /** If set, every new batch is a rehearsal and uses the sandbox. */
  sandbox?: Sandbox
  upload: {
    mostBytes: number
    /** The time for which a form may send almost nothing; default 30 s. */
    patienceMs?: number
  }
  /** The time in which Redis has to take a write; default 8 s. */
  redisMs?: number
}

/** The cookie that identifies a browser: signed, and hidden from scripts. */
export const SESSION_COOKIE = 'lote_session'

/** The time limit of an answer without a file. */
export const ANSWER_MS = 30_000
/** For transfers over slow lines and for open event streams. */
export const LONG_MS = 86_400_000

declare module 'fastify' {
  interface FastifyRequest {
    /** Set for every route that is not public. */
    viewer: Viewer
    /** Returns whether the viewer may still see an answer that continues. */
    isStill(): Promise<boolean>
    language: Language
    /** The value for the field `_csrf` of a form, or for the header `x-csrf-token`. */
    csrf: string
    /** The action for the audit log, if the route does not identify it: the name of a tool. */
    deed?: string
  }
  interface FastifyReply {
    signIn(cookie: string): void
    signOut(): void
  }
  interface FastifyContextConfig {
    /** A route for machines, which checks neither cookies nor the host name. */
    machine?: boolean
    /** A route without sign-in. */
    public?: boolean
    /** A GET that is recorded in the audit log. */
    audited?: boolean
    /** The least role; default: viewer for reading, operator for everything else. */
    role?: Role
  }
}
