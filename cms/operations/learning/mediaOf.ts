import type { PayloadRequest } from 'payload'
import { type SessionUser, viewerOf } from '#access/viewer.ts'
import { readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import type { LectureResponse } from '#domain/calls/learning/learning.ts'
import { chapterMarks } from '#domain/learning/chapterMarks.ts'
import { isRecording } from '#domain/learning/lectureCounts.ts'
import { playlistOf } from '#domain/learning/playlistAddress.ts'
import type { Lecture } from '#payload-types'
import { signAddress } from './mediaAddress.ts'
import { devicesBefore } from './playingDevices.ts'

/** The session that an address of media is bound to; `visitor` without one. */
export const sessionOf = (req: Pick<PayloadRequest, 'user'>): string =>
  (req.user as SessionUser | null)?._sid || 'visitor'

/** Whether a lecture shows its video on YouTube: a file comes first. */
export const isOnYoutube = ({ kind, file }: Lecture): boolean =>
  (kind === 'video' || kind === 'live') && !file

/** Ids of the files that a lecture plays: its recording and its captions. */
export const mediaFilesOf = ({ kind, file, captions }: Lecture): string[] =>
  isRecording(kind)
    ? [file, ...(captions ?? []).map((one) => one.file)].flatMap((one) => idOf(one) ?? [])
    : []

/**
 * The recording of a lecture with addresses for this session; null for none, and for one on YouTube. The address of a stream on another server is as it was entered, and
 * devices that play it are not counted.
 */
export async function recordingOf(
  req: PayloadRequest,
  lecture: Lecture,
  now: Date,
): Promise<LectureResponse['lecture']['recording']> {
  const { kind } = lecture
  const file = idOf(lecture.file)
  const tokenOf = (of: string) =>
    signAddress({ lecture: String(lecture.id), file: of, session: sessionOf(req) }, now)
  const signed = (of: string) => `/api/learn/media/${tokenOf(of)}`
  const playlist = playlistOf(lecture)
  if (!isRecording(kind) || !(file || playlist)) return null
  const isAudio = kind === 'audio'
  const viewer = viewerOf(req)
  const [hasStream, elsewhere] = await Promise.all([
    file && !isAudio ? isConverted(req, file) : false,
    viewer && file ? devicesBefore(req.payload, { student: viewer.id, session: sessionOf(req) }, now) : [],
  ])
  return {
    kind: isAudio ? kind : 'video',
    src: file && signed(file),
    playlist,
    hls: file && hasStream ? `/api/learn/hls/${tokenOf(file)}` : null,
    captions: (lecture.captions ?? []).flatMap((caption) => {
      const id = idOf(caption.file)
      return id ? [{ language: caption.language, src: signed(id) }] : []
    }),
    chapters: chapterMarks(lecture.chapters ?? '') ?? [],
    elsewhere,
  }
}

const isConverted = async ({ payload }: PayloadRequest, file: string): Promise<boolean> =>
  (await readRow({ payload, collection: 'private-files', where: { id: { equals: file } } }))?.streamState ===
  'ready'
