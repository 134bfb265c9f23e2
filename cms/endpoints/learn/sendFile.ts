import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import parseRange from 'range-parser'

type Options = { range: string | null; type: string; name: string }

/** Streams a private file, whole or one range of it; never cached by others. 404 when it is not on disk, 416 for a range outside. */
export async function sendFile(file: string, { range, type, name }: Options): Promise<Response> {
  const found = await stat(file).catch(() => null)
  if (!found) return new Response(null, { status: 404 })
  const headers = {
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-store',
    'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(name)}`,
    'content-type': type,
  }
  const ranges = range ? parseRange(found.size, range) : null
  if (ranges === -1)
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${found.size}` } })
  const one = Array.isArray(ranges) && ranges.type === 'bytes' && ranges.length === 1 ? ranges[0] : undefined
  const stream = createReadStream(file, one)
  const body = Readable.toWeb(stream) as ReadableStream
  if (!one) return new Response(body, { headers: { ...headers, 'content-length': String(found.size) } })
  return new Response(body, {
    status: 206,
    headers: {
      ...headers,
      'content-length': String(one.end - one.start + 1),
      'content-range': `bytes ${one.start}-${one.end}/${found.size}`,
    },
  })
}
