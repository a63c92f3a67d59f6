const SAO_PAULO = 'America/Sao_Paulo'

/** Formats `24/11/2026 14:05`, in São Paulo. */
export function momentOf(iso: string): string {
  return new Intl.DateTimeFormat('pt-BR', {
    timeZone: SAO_PAULO,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  })
    .format(Date.parse(iso))
    .replace(',', '')
}

/** Returns a table cell of an instant, in the time of São Paulo. */
export function minuteCell(iso: string): { minute: string } {
  // The Swedish locale writes days in ISO 8601.
  const text = new Intl.DateTimeFormat('sv-SE', {
    timeZone: SAO_PAULO,
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(Date.parse(iso))
  return { minute: text.replace(' ', 'T') }
}

/** Formats `1,2 MB`. */
export function sizeOf(bytes: number): string {
  const [unit, of] = bytes < 1024 ** 2 ? ['KB', 1024] : ['MB', 1024 ** 2]
  const number = (bytes / Number(of)).toLocaleString('pt-BR', { maximumFractionDigits: 1 })
  return `${number} ${unit}`
}
