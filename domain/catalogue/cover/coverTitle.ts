/** Characters that fit on a cover, as in the field of the short title. */
const COVER_LENGTH = 40

/** The short form of a title for its cover: the part before a colon (`Class 10 science` of `Class 10 science: light and electricity`), cut at a word boundary. */
export function coverTitle(title: string | null | undefined): string | undefined {
  const first = title?.split(':')[0]?.trim()
  if (!first || first.length <= COVER_LENGTH) return first
  const cut = first.slice(0, COVER_LENGTH)
  const space = cut.lastIndexOf(' ')
  return `${cut.slice(0, space > 0 ? space : COVER_LENGTH - 1)}…`
}
