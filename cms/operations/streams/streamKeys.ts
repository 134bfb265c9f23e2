import { createCipheriv, createHmac } from 'node:crypto'
import { keyNumber, segmentIv } from '#domain/learning/hlsPlaylist.ts'
import { serverKey } from '../../config/serverKey.ts'

const KEY_BYTES = 16

/** The key of one minute of a quality. Derived from SERVER_SECRET, so that no key is stored beside the encrypted segments. */
export const streamKey = (stream: string, quality: number, number: number): Buffer =>
  createHmac('sha256', serverKey('stream'))
    .update(`${stream} ${quality} ${number}`)
    .digest()
    .subarray(0, KEY_BYTES)

/** Encrypts a segment for storage: AES-128 in CBC with PKCS 7 padding (RFC 8216, 4.3.2.4). */
export function encryptSegment(stream: string, quality: number, segment: number, bytes: Buffer): Buffer {
  const key = streamKey(stream, quality, keyNumber(segment))
  const cipher = createCipheriv('aes-128-cbc', key, segmentIv(segment))
  return Buffer.concat([cipher.update(bytes), cipher.final()])
}
