import { randomUUID } from 'node:crypto'
import type { BasePayload, Where } from 'payload'
import { conditionalChange, conditionalUpdate, readRows } from '#database/guard.ts'
import { MAX_STREAM_TRIES, SILENT_STREAM_MS, STREAM_MOVES } from '#domain/learning/streamStates.ts'
import { hasRoom } from '#domain/storage/uploadParts.ts'
import type { PrivateFile } from '#payload-types'
import type { FileStore } from '../../adapters/storage/FileStore.ts'
import { VideoFault } from '../../adapters/video/ffmpeg.ts'
import { cancelDeletions } from '../storage/pendingDeletions.ts'
import { convertRecording } from './convertRecording.ts'

/** MIME types of videos, as checkUpload detects them. */
const VIDEOS = ['video/mp4', 'video/webm']
/** Interval of a conversion's heartbeat, ms. */
const HEARTBEAT_MS = 5000
/** Maximum duration of a conversion, ms. */
const LONGEST_MS = 24 * 3_600_000
const MAX_PROBLEM = 500

const collection = 'private-files'
const isNone: Where = {
  or: [{ streamState: { equals: 'none' } }, { streamState: { exists: false } }],
}

/** Videos not converted yet, and those whose conversion was interrupted. */
const waiting = (now: Date): Where => {
  const silentSince = new Date(now.getTime() - SILENT_STREAM_MS).toISOString()
  const isLeft: Where = {
    and: [{ streamState: { equals: 'working' } }, { streamAt: { less_than: silentSince } }],
  }
  return { and: [{ mimeType: { in: VIDEOS } }, { or: [isNone, isLeft] }] }
}

/**
 * Converts the video that has waited longest, with the ffmpeg in `folder`; false when there is none. After three failures a video is skipped.
 * `signal` ends the conversion when the server stops; the next server starts it again.
 */
export async function convertNext(
  payload: BasePayload,
  store: FileStore,
  { folder, now, signal }: { folder: string; now: Date; signal: AbortSignal },
): Promise<boolean> {
  const [next] = await readRows({
    payload,
    collection,
    where: waiting(now),
    sort: ['streamTries', 'createdAt'],
    limit: 1,
  })
  if (!next || !hasRoom(next.filesize ?? 0, await store.freeBytes())) return false
  const id = String(next.id)
  const stream = randomUUID()
  const file = await conditionalUpdate({
    payload,
    collection,
    where: { and: [{ id: { equals: id } }, waiting(now)] },
    data: {
      streamState: STREAM_MOVES.none.begin,
      stream,
      streamPercent: 0,
      streamProblem: null,
      streamTries: (next.streamTries ?? 0) + 1,
      streamAt: now.toISOString(),
    },
  })
  if (!file) return true
  await convert({ payload, store, folder, file, stream, signal })
  return true
}

type Work = {
  payload: BasePayload
  store: FileStore
  folder: string
  file: PrivateFile
  stream: string
  signal: AbortSignal
}

async function convert(work: Work): Promise<void> {
  const { payload, file, stream, signal } = work
  const own: Where = {
    and: [
      { id: { equals: String(file.id) } },
      { stream: { equals: stream } },
      { streamState: { equals: 'working' } },
    ],
  }
  const change = (data: Partial<PrivateFile>) => conditionalChange({ payload, collection, where: own, data })
  // The file may have been replaced or deleted; then the stream is obsolete.
  const lost = new AbortController()
  let share = 0
  const beat = setInterval(() => {
    change({ streamPercent: Math.floor(share * 100), streamAt: new Date().toISOString() }).then(
      (isOurs) => isOurs || lost.abort(),
      (err) => payload.logger.warn({ msg: 'the progress of a conversion was not stored', err }),
    )
  }, HEARTBEAT_MS)
  try {
    const claims = await convertRecording({
      ...work,
      onProgress: (done: number) => {
        share = done
      },
      signal: AbortSignal.any([signal, lost.signal, AbortSignal.timeout(LONGEST_MS)]),
    })
    if (!claims) await change({ streamState: STREAM_MOVES.working.refuse, stream: null })
    else if (await change({ streamState: STREAM_MOVES.working.finish, streamPercent: 100 }))
      await cancelDeletions(payload, claims)
  } catch (err) {
    await fail(work, change, err)
  } finally {
    clearInterval(beat)
  }
}

async function fail(
  { payload, file, signal }: Work,
  change: (data: Partial<PrivateFile>) => Promise<boolean>,
  err: unknown,
): Promise<void> {
  const tries = file.streamTries ?? 1
  // A server that stops does not count as a failure of the video.
  if (signal.aborted) {
    await change({ streamState: STREAM_MOVES.working.fail, stream: null, streamTries: tries - 1 })
    return
  }
  payload.logger.error({ msg: 'a video was not converted', file: file.id, err })
  const isLast = tries >= MAX_STREAM_TRIES
  const problem = err instanceof VideoFault ? err.message : 'The file store failed.'
  await change({
    streamState: isLast ? STREAM_MOVES.working.giveUp : STREAM_MOVES.working.fail,
    stream: null,
    streamProblem: problem.replace(/file:\S+/g, 'The file').slice(-MAX_PROBLEM),
  })
}
