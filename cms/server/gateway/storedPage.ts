import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from '../http/encoding.ts'
import { scriptHashes } from '../http/scriptHashes.ts'
import { flagSource } from './flagSource.ts'
import type { UpstreamResponse } from './upstream.ts'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** A response of the site, prepared for sending many times. */
export type StoredPage = {
  status: number
  headers: Record<string, string>
  bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer }
  etag: string
  /** Hashes of inline scripts for the content policy; null for other types than HTML. */
  scriptHashes: string[] | null
  /** External origin of the country flags. */
  flagSource: string | null
  isStorable: boolean
  bytes: number
}

const KEPT_HEADERS =
  /^(content-type|content-disposition|link|location|vary|x-nextjs-(rewritten-path|rewritten-query|stale-time|postponed|prerender))$/
const COMPRESSIBLE = /^(text\/|application\/(javascript|json|manifest\+json|xml|rss\+xml)|image\/svg)/
const MIN_COMPRESSED = 1000
const MAX_STORED = 4_000_000

/** `thorough` compresses more, for build files that are compressed once. */
async function compressed(body: Buffer, contentType: string, thorough: boolean) {
  if (!COMPRESSIBLE.test(contentType) || body.length < MIN_COMPRESSED) return {}
  const quality = thorough ? 9 : 5
  const [br, gz] = await Promise.all([
    brotli(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
    gzipped(body, { level: thorough ? 9 : 6 }),
  ])
  return { br, gzip: gz }
}

/** Prepares a response of the site for sending: filters headers, computes script hashes, ETag and compressed bodies. */
export async function storedPage(answer: UpstreamResponse, { thorough = false } = {}): Promise<StoredPage> {
  const { status, body } = answer
  const headers = Object.fromEntries(
    Object.entries(answer.headers).filter(([name]) => KEPT_HEADERS.test(name)),
  )
  const contentType = headers['content-type'] ?? ''
  const html = contentType.startsWith('text/html') ? body.toString('utf8') : null
  const isStorable = (status === 200 || status === 404) && body.length <= MAX_STORED
  const bodies = { identity: body, ...(isStorable ? await compressed(body, contentType, thorough) : {}) }
  return {
    status,
    headers,
    bodies,
    etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
    scriptHashes: html === null ? null : scriptHashes(html),
    flagSource: html === null ? null : flagSource(html),
    isStorable,
    bytes: Object.values(bodies).reduce((sum, form) => sum + form.length, 0),
  }
}
