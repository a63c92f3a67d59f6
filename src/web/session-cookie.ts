/** The cookie that a browser is known by: signed, and told to no script. */
export const SESSION_COOKIE = 'lote_session'
