import { Readable } from 'node:stream'
import type { Endpoint, PayloadRequest } from 'payload'
import { projectOf } from '#access/projectOf.ts'
import { StreamQuerySchema } from '#domain/calls/learning/stream.ts'
import { keyNumber, masterPlaylist, mediaPlaylist } from '#domain/learning/hlsPlaylist.ts'
import { fileResponse } from '../../adapters/storage/fileResponse.ts'
import { fileStore } from '../../adapters/storage/openFileStore.ts'
import { readAddress } from '../../operations/learning/mediaAddress.ts'
import { sessionOf } from '../../operations/learning/mediaOf.ts'
import { readIndex, segmentKey } from '../../operations/streams/streamFiles.ts'
import { streamKey } from '../../operations/streams/streamKeys.ts'
import { notFound } from '../refusals.ts'
import { respond } from '../responses.ts'
import { fileOf, openMedia } from './openMedia.ts'

const NOT_KEPT = { 'cache-control': 'private, no-store' }

/**
 * GET learn/hls/<token>: the adaptive stream of a video at a signed address. Without a query the list of qualities, with `q` the playlist
 * of one, with `k` a key and with `s` a segment of it. Playlists and keys check session and access like the recording itself; segments are
 * encrypted, and need the session alone.
 */
export const lectureStream: Endpoint = {
  path: '/learn/hls/:token',
  method: 'get',
  handler: async (req) => {
    const query = StreamQuerySchema.safeParse(Object.fromEntries(req.searchParams ?? []))
    if (!query.success) return respond(req, notFound())
    const { q, k, s } = query.data
    if (q !== undefined && s !== undefined) return segment(req, q, s)
    const opened = await openMedia(req)
    if (opened instanceof Response) return opened
    const { stream, streamState } = opened.file
    const index = stream && streamState === 'ready' ? await readIndex(fileStore(), stream) : null
    if (!stream || !index) return respond(req, notFound())
    if (q === undefined) return playlist(masterPlaylist(index))
    if (k !== undefined) {
      const last = keyNumber((index.qualities[q]?.segments.length ?? 0) - 1)
      return k <= last ? key(streamKey(stream, q, k)) : respond(req, notFound())
    }
    const text = mediaPlaylist(index, q)
    return text === null ? respond(req, notFound()) : playlist(text)
  },
}

const playlist = (text: string): Response =>
  new Response(text, { headers: { ...NOT_KEPT, 'content-type': 'application/vnd.apple.mpegurl' } })

const key = (bytes: Buffer): Response =>
  new Response(new Uint8Array(bytes), {
    headers: { ...NOT_KEPT, 'content-type': 'application/octet-stream' },
  })

async function segment(req: PayloadRequest, quality: number, number: number): Promise<Response> {
  const project = projectOf(req)
  const address = readAddress(String(req.routeParams?.token), new Date())
  const isTheirs = project && address && address.session === sessionOf(req)
  const file = isTheirs ? await fileOf(req, address, project.id) : null
  if (!file?.stream || file.streamState !== 'ready') return respond(req, notFound())
  const { status, headers, body } = await fileResponse({
    store: fileStore(),
    key: segmentKey(file.stream, quality, number),
    headers: req.headers,
    send: { ...NOT_KEPT, 'content-type': 'video/mp2t' },
  })
  return new Response(body && (Readable.toWeb(body) as ReadableStream), { status, headers })
}
