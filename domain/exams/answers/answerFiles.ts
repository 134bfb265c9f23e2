import { z } from 'zod'
import { KEPT_LATE_MS } from '../attempts/judgeArrivals.ts'
import { GRACE_MS } from '../attempts/lateVerdict.ts'
import type { AttemptState } from '../attempts/transitions.ts'

/** Maximum bytes of a file as it is sent. */
export const MAX_ANSWER_FILE_BYTES = 8_000_000
/** Longer side of a stored photo, px: small handwriting stays readable. */
export const ANSWER_PHOTO_SIDE = 2400
/** How many files of a question may wait beyond those that its answer takes, while pages are replaced. */
export const SPARE_FILES = 5
/** Maximum files that one person sends in a day; more is a program. */
export const ANSWER_FILES_PER_DAY = 300
/** A file that no answer of an ended attempt names is deleted after this time, ms. */
export const UNNAMED_FILE_MS = 86_400_000

/** SHA-256 of a file's bytes in hex. An answer that names a file has fixed its content, whenever the bytes arrive. */
export const DigestSchema = z.string().regex(/^[0-9a-f]{64}$/)

type Receiving = {
  state: AttemptState
  /** The newest turn of the attempt. */
  epoch: number
  /** Ms since epoch; null while it lasts. */
  endedAt: number | null
  /** When the section of the question takes answers, ms since epoch. */
  open: { from: number; to: number } | undefined
}

/**
 * Whether a file for a question is accepted at `now`. The device with the newest epoch may add files as long as answers count; a file that a
 * stored answer names is accepted from every device, also after the end.
 * @param isNamed whether a kept answer of the question names it
 */
export function acceptsFile(
  { state, epoch, endedAt, open }: Receiving,
  sent: { epoch: number; isNamed: boolean },
  now: number,
): boolean {
  if (sent.isNamed) return state !== 'cancelled' && (endedAt === null || now < endedAt + KEPT_LATE_MS)
  const isOpen = open !== undefined && open.from <= now && open.to > open.from && now < open.to + GRACE_MS
  return state === 'inProgress' && sent.epoch === epoch && isOpen
}
