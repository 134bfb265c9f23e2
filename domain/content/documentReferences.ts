import { richTextLinks } from './richTextText.ts'

export type FoundLink = { href: string; place: string }

/** A picture in a document, by its media id. */
export type FoundPicture = { media: string; place: string }

const HREF = /^(?:href|.*Href|url|to)$/
const PICTURES = new Set(['image', 'cover', 'logo'])
const DEPTH = 12

const readableName = (name: string): string =>
  name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/ href$/i, '')
    .toLowerCase()

type Found = { links: FoundLink[]; pictures: FoundPicture[] }

/**
 * Every link and picture in the stored values of a document of any structure: fields whose name ends with
 * `href`, links of rich text, image fields. `place` describes where each is, such as `section 2 (hero),
 * primary`.
 */
export function documentReferences(data: Record<string, unknown>): Found {
  const found: Found = { links: [], pictures: [] }
  walk(data, [], found, 0)
  return found
}

function walk(value: unknown, place: string[], found: Found, depth: number): void {
  if (depth > DEPTH || value === null || typeof value !== 'object') return
  if (Array.isArray(value)) {
    value.forEach((row, index) => {
      const type = (row as { blockType?: unknown } | null)?.blockType
      const name =
        typeof type === 'string' ? `section ${index + 1} (${readableName(type)})` : String(index + 1)
      walk(row, typeof type === 'string' ? [name] : [...place, name], found, depth + 1)
    })
    return
  }
  const node = value as Record<string, unknown>
  if ('root' in node) {
    for (const { href, text } of richTextLinks(node))
      found.links.push({ href, place: [...place, `link “${text}”`].join(', ') })
    return
  }
  for (const [name, inner] of Object.entries(node)) {
    if (inner === null || inner === undefined || inner === '') continue
    const innerPlace = [...place, readableName(name)]
    if (typeof inner === 'string' && HREF.test(name))
      found.links.push({ href: inner, place: innerPlace.join(', ') })
    else if (PICTURES.has(name)) addPicture(inner, innerPlace, found)
    else walk(inner, innerPlace, found, depth + 1)
  }
}

function addPicture(value: unknown, place: string[], found: Found): void {
  const id = typeof value === 'object' ? (value as { id?: unknown } | null)?.id : value
  if (typeof id === 'string') found.pictures.push({ media: id, place: place.join(', ') })
}
