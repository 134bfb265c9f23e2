import { createHash } from 'node:crypto'

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi
const CODE_TYPE = /^(|module|text\/javascript|application\/javascript)$/i

const attribute = (attributes: string, name: string): string | null =>
  new RegExp(`\\s${name}\\s*=\\s*["']?([^"'\\s>]*)`, 'i').exec(attributes)?.[1] ?? null

/** Content policy sources for the inline scripts of a page, each once, in order of appearance. */
export function scriptHashes(html: string): string[] {
  const hashes = new Set<string>()
  for (const [, attributes = '', code = ''] of html.matchAll(SCRIPT)) {
    const isData = !CODE_TYPE.test(attribute(attributes, 'type') ?? '')
    if (code === '' || isData || attribute(attributes, 'src') !== null) continue
    hashes.add(`'sha256-${createHash('sha256').update(code, 'utf8').digest('base64')}'`)
  }
  return [...hashes]
}
