import { gzipSync } from 'node:zlib'

/** Addresses of what a page requests while it first loads. */
export type FirstLoad = { scripts: string[]; styles: string[] }

const TAG = /<(script|link)\b[^>]*>/g
const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1]

/** Chunks named in the page's data (React's payload) are loaded as soon as it is parsed, with or without a tag of their own. */
const CHUNK_IN_DATA = /static\/chunks\/[^"'\\\s]+?\.js/g

/**
 * What the HTML of a page makes a browser load. Scripts for browsers without ES modules do not count, and neither does what
 * scripts load later, by themselves or when somebody does something.
 */
export function firstLoad(html: string): FirstLoad {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const old = new Set<string>()
  for (const [tag, name] of html.matchAll(TAG)) {
    const address = attribute(tag, name === 'script' ? 'src' : 'href')
    if (!address) continue
    const isScript = name === 'script' || attribute(tag, 'as') === 'script' || /rel="modulepreload"/.test(tag)
    if (/\bnomodule\b/i.test(tag)) old.add(address)
    else if (isScript) scripts.add(address)
    else if (/rel="stylesheet"/.test(tag) || attribute(tag, 'as') === 'style') styles.add(address)
  }
  for (const [file] of html.matchAll(CHUNK_IN_DATA)) scripts.add(`/_next/${file}`)
  return { scripts: [...scripts].filter((address) => !old.has(address)), styles: [...styles] }
}

/** Bytes of these files, each compressed by itself. */
export const gzipBytes = (files: readonly (string | Uint8Array)[]): number =>
  files.reduce((sum, file) => sum + gzipSync(file).length, 0)
