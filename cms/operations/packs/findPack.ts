import { LRUCache } from 'lru-cache'
import type { BasePayload } from 'payload'
import { readRow, readRows } from '#database/guard.ts'
import { openPackSecret, partKey } from './packKeys.ts'

export type PackInfo = {
  release: string
  project: string
  size: number
  digest: string
  /** The key of one part, base64url; it decrypts no other part. */
  keyOf: (part: string) => string
}

/** Cache of packs, which never change; a missing one is not cached. */
const infos = new WeakMap<object, LRUCache<string, PackInfo>>()
const MAX_INFOS = 500
const contents = new WeakMap<object, LRUCache<string, Buffer>>()
const MAX_BYTES = 64_000_000

/** Size, digest and secret of the pack of a release; null when it has none yet. */
export async function findPack(payload: BasePayload, release: string): Promise<PackInfo | null> {
  const cache = infos.get(payload.db) ?? new LRUCache<string, PackInfo>({ max: MAX_INFOS })
  infos.set(payload.db, cache)
  const known = cache.get(release)
  if (known) return known
  const [row] = await readRows({
    payload,
    collection: 'paper-packs',
    where: { release: { equals: release } },
    sort: ['createdAt'],
    limit: 1,
    select: ['release', 'project', 'size', 'digest', 'secret'],
  })
  if (!row) return null
  const { project, size, digest } = row
  const info = { release, project, size, digest, keyOf: partKeys(openPackSecret(row.secret)) }
  cache.set(release, info)
  return info
}

/** Derives each key once, since every student in the exam hall needs those of all questions. */
function partKeys(secret: Buffer): PackInfo['keyOf'] {
  const keys = new Map<string, string>()
  return (part) => {
    const key = keys.get(part) ?? partKey(secret, part).toString('base64url')
    keys.set(part, key)
    return key
  }
}

/** The bytes of the pack of a release; null when it has none. Recently requested ones are cached in memory. */
export async function packBytes(payload: BasePayload, release: string): Promise<Buffer | null> {
  const cache =
    contents.get(payload.db) ??
    new LRUCache<string, Buffer>({
      maxSize: MAX_BYTES,
      sizeCalculation: (bytes) => Math.max(1, bytes.length),
    })
  contents.set(payload.db, cache)
  const known = cache.get(release)
  if (known) return known
  const row = await readRow({ payload, collection: 'paper-packs', where: { release: { equals: release } } })
  if (!row) return null
  const bytes = Buffer.from(row.bytes, 'base64')
  cache.set(release, bytes)
  return bytes
}

/** A pack as responses reference it. */
export const packLink = ({ release, size, digest }: PackInfo) => ({
  url: `/api/tests/pack/${release}?v=${digest.slice(0, 12)}`,
  size,
  digest,
})
