/** The cookie that identifies a browser: signed, and hidden from scripts. */
export const SESSION_COOKIE = 'lote_session'
