/** Puts a name in place of what differs from run to run: times and today, ids, ports, hashes. */
export function withPlaceholders(text: string): string {
  const day = (zone: string) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(new Date())
  const days = [...new Set([day('UTC'), day('America/Sao_Paulo')])]
  const today = days.flatMap((one) => [one, one.split('-').toReversed().join('/')])
  const bare = text
    .replace(/(?:\d\d\/\d\d(?:\/20\d\d)?|20\d\d-\d\d-\d\d),?[T ]\d\d:\d\d(?::[\d.]+Z?)?/g, '‹hora›')
    .replace(/(?:seg|ter|qua|qui|sex|sáb|dom)\., (?=‹hora›)/g, '')
    .replace(/127\.0\.0\.1:\d+/g, '‹serviço›')
    .replace(/\b\d{8}-\d{6}-[a-z0-9]{6}\b/g, '‹id›')
    .replace(/\b[0-9a-f]{64}\b/g, '‹sha256›')
  return today.reduce((all, one) => all.replaceAll(one, '‹hoje›'), bare)
}
