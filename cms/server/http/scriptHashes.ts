import { isKnownScript, sha256 } from '../gateway/knownScripts.ts'

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi
const CODE_TYPE = /^(|module|text\/javascript|application\/javascript)$/i

const attribute = (attributes: string, name: string): string | null =>
  new RegExp(`\\s${name}\\s*=\\s*["']?([^"'\\s>]*)`, 'i').exec(attributes)?.[1] ?? null

/**
 * CSP hashes of the known inline scripts of a page (knownScripts.ts), without duplicates, in order of appearance. Injected scripts
 * get no hash, so browsers do not run them.
 */
export function scriptHashes(html: string): string[] {
  const hashes = new Set<string>()
  for (const [, attributes = '', code = ''] of html.matchAll(SCRIPT)) {
    const isData = !CODE_TYPE.test(attribute(attributes, 'type') ?? '')
    if (code === '' || isData || attribute(attributes, 'src') !== null) continue
    if (isKnownScript(code)) hashes.add(`'sha256-${sha256(code)}'`)
  }
  return [...hashes]
}
