import type { BasePayload } from 'payload'
import { addKeys, hashesOfPool } from './addKeys.ts'
import { keyHash, normaliseKey } from './keySecrets.ts'
import { lettersOf } from './lettersOf.ts'
import { KEY_LETTERS, keyText } from './makeKey.ts'

type Args = {
  payload: BasePayload
  project: string
  product: string
  count: number
  /** Names the request: the same once more makes no key more. */
  requestKey: string
}

const A_PART = 500
/** Two keys of 80 bits do not meet; whoever gives up so often has another fault. */
const ATTEMPTS = 3

/** Makes `count` keys and puts them into the pool of a product. Answers how many of the request are in it, which is all. */
export async function generateKeys({ count, requestKey, ...pool }: Args): Promise<number> {
  const { project, product } = pool
  let made = 0
  for (let at = 0; at < count; at += A_PART) {
    let missing = Array.from({ length: Math.min(A_PART, count - at) }, (_, i) => at + i)
    for (let attempt = 0; attempt < ATTEMPTS && missing.length > 0; attempt++) {
      const keys = missing.map((line) => ({
        line,
        key: keyText(lettersOf(`key:${project}:${product}:${requestKey}:${line}:${attempt}`, KEY_LETTERS)),
      }))
      const hashOf = ({ key }: { key: string }) => keyHash(project, normaliseKey(key))
      await addKeys(pool, keys)
      const there = await hashesOfPool(pool, keys.map(hashOf))
      missing = keys.filter((key) => !there.has(hashOf(key))).map(({ line }) => line)
      made += there.size
    }
  }
  return made
}
