/** What a reader of publications has to know before handing them on. */
export const SEALED =
  'Em segredo de justiça a base mostra iniciais no lugar dos nomes das partes, e o texto de uma publicação pode trazer os nomes: cuidado antes de entregar.'

/** The base shows initials of the parties of a case in secrecy: «H. F. S.». */
const INITIALS = /(?:^|[^\p{L}])\p{Lu}\.\s?\p{Lu}\./u

/** Decides whether the parties of a case are shown by their initials. */
export function isSealed(parties: string): boolean {
  return INITIALS.test(parties)
}
