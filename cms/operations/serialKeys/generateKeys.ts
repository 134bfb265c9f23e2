import type { BasePayload } from 'payload'
import { KEY_LETTERS } from '#domain/serialKeys/keyChecksum.ts'
import { addKeys, hashesOfPool } from './addKeys.ts'
import { deriveLetters } from './deriveLetters.ts'
import { keyHash, normaliseKey } from './keySecrets.ts'
import { keyText } from './makeKey.ts'

type Args = {
  payload: BasePayload
  project: string
  product: string
  count: number
  /** Idempotency key. */
  requestKey: string
  validUntil?: string | null
  reservedFor?: string | null
}

const BATCH_SIZE = 500
/** Keys have 80 bits, so a collision is practically impossible and further attempts are pointless. */
const ATTEMPTS = 3

/** Generates `count` keys in the pool of a product. Returns how many keys of the request are in it afterwards. */
export async function generateKeys({ count, requestKey, ...pool }: Args): Promise<number> {
  const { project, product } = pool
  let made = 0
  for (let at = 0; at < count; at += BATCH_SIZE) {
    let missing = Array.from({ length: Math.min(BATCH_SIZE, count - at) }, (_, i) => at + i)
    for (let attempt = 0; attempt < ATTEMPTS && missing.length > 0; attempt++) {
      const keys = missing.map((line) => ({
        line,
        key: keyText(
          deriveLetters(`key:${project}:${product}:${requestKey}:${line}:${attempt}`, KEY_LETTERS),
        ),
      }))
      const hashOf = ({ key }: { key: string }) => keyHash(project, normaliseKey(key))
      await addKeys(pool, keys)
      const existingHashes = await hashesOfPool(pool, keys.map(hashOf))
      missing = keys.filter((key) => !existingHashes.has(hashOf(key))).map(({ line }) => line)
      made += existingHashes.size
    }
  }
  return made
}
