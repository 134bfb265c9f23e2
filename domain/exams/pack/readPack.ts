import type { TypesetContent } from '../questions/typesetContent.ts'

/** A part of a pack: a question, or a picture of the MIME type `type`. `offset` counts from the end of the index, in bytes. */
export type PackPart = {
  id: string
  kind: 'question' | 'file'
  type: string
  offset: number
  length: number
}
/** A pack as it was downloaded: its parts are encrypted, each under a key of its own. */
export type Pack = { parts: ReadonlyMap<string, PackPart>; blobs: Uint8Array<ArrayBuffer> }

const LENGTH_BYTES = 4
const IV_BYTES = 12

/**
 * The index of a pack: four bytes with its length (big endian), the index as JSON, then the parts. Throws a RangeError when
 * the bytes are no pack or end too early.
 */
export function readPack(bytes: ArrayBuffer): Pack {
  if (bytes.byteLength < LENGTH_BYTES) throw new RangeError('A pack has an index')
  const indexLength = new DataView(bytes).getUint32(0)
  const begin = LENGTH_BYTES + indexLength
  if (begin > bytes.byteLength) throw new RangeError('The index of the pack is cut off')
  const index = JSON.parse(
    new TextDecoder().decode(new Uint8Array(bytes, LENGTH_BYTES, indexLength)),
  ) as PackPart[]
  const blobs = new Uint8Array(bytes, begin)
  if (index.some(({ offset, length }) => offset + length > blobs.length))
    throw new RangeError('The pack is cut off')
  return { parts: new Map(index.map((part) => [part.id, part])), blobs }
}

/** A question of the pack. Throws when the pack has none of this id or the key is another's. */
export async function openQuestion(pack: Pack, id: string, key: string): Promise<TypesetContent> {
  const { bytes } = await openPart(pack, id, key)
  const text = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  return (await new Response(text).json()) as TypesetContent
}

/** A picture of the pack, with its MIME type. */
export async function openFile(pack: Pack, id: string, key: string): Promise<Blob> {
  const { bytes, part } = await openPart(pack, id, key)
  return new Blob([bytes], { type: part.type })
}

async function openPart({ parts, blobs }: Pack, id: string, key: string) {
  const part = parts.get(id)
  if (!part) throw new RangeError(`The pack has no part ${id}`)
  const blob = blobs.subarray(part.offset, part.offset + part.length)
  const secret = await crypto.subtle.importKey('raw', fromBase64Url(key), 'AES-GCM', false, ['decrypt'])
  const iv = blob.subarray(0, IV_BYTES)
  const bytes = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, secret, blob.subarray(IV_BYTES))
  return { bytes, part }
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replace(/-/g, '+').replace(/_/g, '/'))
  return Uint8Array.from(binary, (character) => character.charCodeAt(0))
}
