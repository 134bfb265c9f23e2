/**
 * How long after its creation time a row may become visible to other readers, ms: longer than a writer waits
 * for the database.
 */
export const VISIBILITY_DELAY_MS = 10_000

/** Maximum number of row ids in a cursor; a stream that sent more within VISIBILITY_DELAY_MS may repeat the oldest. */
const MAX_TAILS = 40
const TAIL_LENGTH = 8
const FORM = /^(\d{1,15})(?:-([A-Za-z0-9]{8}(?:\.[A-Za-z0-9]{8})*))?$/

type Row = { id: string; createdAt: number }

/**
 * Position in a stream of rows. Rows become visible out of order, so a time alone would skip late ones; the
 * cursor also contains the ends of the ids (`tail`) of the rows sent within the last VISIBILITY_DELAY_MS.
 */
export type StreamCursor = { at: number; sent: readonly { tail: string; createdAt: number }[] }

const tailOf = (id: string): string => id.replaceAll('-', '').slice(-TAIL_LENGTH)

/** A cursor before everything created from `at` on (ms since epoch). */
export const cursorAt = (at: number): StreamCursor => ({ at, sent: [] })

/** Rows created by this time were sent, or are too old to be sent. */
export const deliveredUntil = ({ at }: StreamCursor): number => at - VISIBILITY_DELAY_MS

export const isNewRow = (cursor: StreamCursor, { id, createdAt }: Row): boolean =>
  createdAt > deliveredUntil(cursor) && !cursor.sent.some(({ tail }) => tail === tailOf(id))

/** The cursor after a row was sent. */
export function advanceCursor(cursor: StreamCursor, { id, createdAt }: Row): StreamCursor {
  const at = Math.max(cursor.at, createdAt)
  const sent = [...cursor.sent, { tail: tailOf(id), createdAt }]
  return { at, sent: sent.filter((row) => row.createdAt > at - VISIBILITY_DELAY_MS) }
}

/** `1763700000000-1a2b3c4d.99aa00ff`, the form used as an event's id. */
export function writeStreamCursor({ at, sent }: StreamCursor): string {
  const tails = sent.slice(-MAX_TAILS).map(({ tail }) => tail)
  return tails.length > 0 ? `${at}-${tails.join('.')}` : String(at)
}

/** Parses the Last-Event-ID that a browser sent; null when it is invalid or from the future. */
export function readStreamCursor(text: string, now: number): StreamCursor | null {
  const [, time, tails] = FORM.exec(text) ?? []
  const at = Number(time)
  if (!time || at > now + VISIBILITY_DELAY_MS) return null
  const sent = (tails?.split('.') ?? []).slice(-MAX_TAILS).map((tail) => ({ tail, createdAt: at }))
  return { at, sent }
}
