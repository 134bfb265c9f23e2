import { Readable } from 'node:stream'
import type { Endpoint } from 'payload'
import { cappedRange } from '../../adapters/storage/cappedRange.ts'
import { fileResponse, mimeTypeOf } from '../../adapters/storage/fileResponse.ts'
import { fileStore } from '../../adapters/storage/openFileStore.ts'
import { openMedia } from './openMedia.ts'

/** Maximum size of a range of a recording, bytes, so that access is checked anew every few seconds of it. */
const PIECE_BYTES = 2 * 1024 * 1024

/** A recording or its captions at a signed address. */
export const lectureMedia: Endpoint = {
  path: '/learn/media/:token',
  method: 'get',
  handler: async (req) => {
    const opened = await openMedia(req)
    if (opened instanceof Response) return opened
    const { filename } = opened.file
    const { status, headers, body } = await fileResponse({
      store: fileStore(),
      key: `private-files/${filename}`,
      headers: cappedRange(req.headers, PIECE_BYTES),
      send: {
        'cache-control': 'private, no-store',
        'content-disposition': 'inline',
        'content-type': mimeTypeOf(filename),
      },
    })
    return new Response(body && (Readable.toWeb(body) as ReadableStream), { status, headers })
  },
}
