import { randomUUID } from 'node:crypto'
import type { BasePayload } from 'payload'
import { insertMany } from '#database/bulk.ts'
import { readRows } from '#database/guard.ts'
import { isSerialKey } from '#domain/serialKeys/serialKeyShape.ts'
import { keyHash, normaliseKey, sealKey } from './keySecrets.ts'

type Numbered = { line: number; key: string }
type Pool = {
  payload: BasePayload
  project: string
  product: string
  /** Expiry as ISO 8601; null for never. */
  validUntil?: string | null
  /** The school or franchisee that the keys are reserved for; reserved keys are not sold. */
  reservedFor?: string | null
}
export type RefusedKey = { line: number; reason: 'shape' | 'twice' | 'known' }

const BATCH_SIZE = 500

type Hashed = Numbered & { hash: string }

/** The valid, distinct keys with their lookup hash, and the refused lines. */
function validate(project: string, lines: readonly Numbered[]) {
  const [valid, refused] = [new Map<string, Hashed>(), [] as RefusedKey[]]
  for (const { line, key } of lines) {
    const normalised = normaliseKey(key)
    const hash = keyHash(project, normalised)
    if (!isSerialKey(key, normalised)) refused.push({ line, reason: 'shape' })
    else if (valid.has(hash)) refused.push({ line, reason: 'twice' })
    else valid.set(hash, { line, key: key.trim(), hash })
  }
  return { valid: [...valid.values()], refused }
}

const endingOf = (key: string): string => normaliseKey(key).slice(-4)

/**
 * Adds keys to the pool of a product, encrypted. Returns the number of new keys and the refused lines with reasons; `known` keys already
 * exist in the project, in this pool or another one.
 */
export async function addKeys(
  { payload, project, product, validUntil = null, reservedFor = null }: Pool,
  lines: readonly Numbered[],
): Promise<{ added: number; refused: RefusedKey[] }> {
  const { valid, refused } = validate(project, lines)
  let added = 0
  for (let at = 0; at < valid.length; at += BATCH_SIZE) {
    const part = valid.slice(at, at + BATCH_SIZE)
    const rows = part.map(({ key, hash }) => ({
      project,
      product,
      state: reservedFor ? 'reserved' : 'available',
      ending: endingOf(key),
      validUntil,
      reservedFor,
      keyHash: hash,
      sealed: sealKey(key),
      claimKey: `free:${randomUUID()}`,
    }))
    const inserted = await insertMany(payload, 'class-serial-keys', rows, 'keyHash')
    added += inserted.size
    for (const { line, hash } of part) if (!inserted.has(hash)) refused.push({ line, reason: 'known' })
  }
  return { added, refused: refused.toSorted((a, b) => a.line - b.line) }
}

/** The hashes among these that are in the pool of a product. */
export async function hashesOfPool(
  { payload, product }: Pool,
  hashes: readonly string[],
): Promise<Set<string>> {
  const rows = await readRows({
    payload,
    collection: 'class-serial-keys',
    where: { and: [{ keyHash: { in: [...hashes] } }, { product: { equals: product } }] },
    sort: ['keyHash'],
    limit: hashes.length,
    select: ['keyHash'],
  })
  return new Set(rows.map((row) => row.keyHash))
}
