import { createCipheriv, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { deflateRaw } from 'node:zlib'
import type { PackPart } from '#domain/exams/pack/readPack.ts'
import type { TypesetContent } from '#domain/exams/questions/typesetContent.ts'
import { partKey } from './packKeys.ts'

const deflate = promisify(deflateRaw)
const LENGTH_BYTES = 4
const NONCE_BYTES = 12

type PlainPart = { id: string } & (
  | { kind: 'question'; content: TypesetContent }
  | { kind: 'file'; type: string; bytes: Buffer }
)

/**
 * Encrypts parts as a pack, in the given order and the format of `readPack`: 4 bytes with the length of the index (big endian), the index
 * as JSON, then the parts. Each is encrypted under a key of its own: a nonce, then AES-256-GCM of the deflated JSON of a
 * question, or of the bytes of a file.
 */
export async function encryptParts(parts: readonly PlainPart[], secret: Buffer): Promise<Buffer> {
  const index: PackPart[] = []
  const blobs: Buffer[] = []
  let offset = 0
  for (const part of parts) {
    const isQuestion = part.kind === 'question'
    const plain = isQuestion ? await deflate(JSON.stringify(part.content), { level: 9 }) : part.bytes
    const blob = encrypted(plain, partKey(secret, part.id))
    const type = isQuestion ? 'application/json' : part.type
    index.push({ id: part.id, kind: part.kind, type, offset, length: blob.length })
    blobs.push(blob)
    offset += blob.length
  }
  const json = Buffer.from(JSON.stringify(index))
  const length = Buffer.alloc(LENGTH_BYTES)
  length.writeUInt32BE(json.length)
  return Buffer.concat([length, json, ...blobs])
}

/** The tag follows the text, as WebCrypto expects it. */
function encrypted(plain: Buffer, key: Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()])
}
