/**
 * How long after its time of creation a row may become visible to other readers, ms: longer than a writer waits for the
 * database.
 */
export const LATE_MS = 10_000

/** What stands in a cursor at most; a stream that got more than these within LATE_MS may repeat the oldest. */
const MOST = 40
const TAIL = 8
const FORM = /^(\d{1,15})(?:-([A-Za-z0-9]{8}(?:\.[A-Za-z0-9]{8})*))?$/

type Row = { id: string; createdAt: number }

/**
 * How far a stream of rows has got. Rows become visible out of order, so a time alone would skip those that come late;
 * the cursor also names the rows of the last LATE_MS that were handed out.
 */
export type StreamCursor = { at: number; sent: readonly { tail: string; createdAt: number }[] }

const tailOf = (id: string): string => id.replaceAll('-', '').slice(-TAIL)

/** A cursor before everything that is created from `at` on (ms since epoch). */
export const cursorAt = (at: number): StreamCursor => ({ at, sent: [] })

/** Rows created at or before this time were handed out, or are too old to be news. */
export const seenUntil = ({ at }: StreamCursor): number => at - LATE_MS

export const isNotification = (cursor: StreamCursor, { id, createdAt }: Row): boolean =>
  createdAt > seenUntil(cursor) && !cursor.sent.some(({ tail }) => tail === tailOf(id))

/** The cursor after a row was handed out. */
export function passRow(cursor: StreamCursor, { id, createdAt }: Row): StreamCursor {
  const at = Math.max(cursor.at, createdAt)
  const sent = [...cursor.sent, { tail: tailOf(id), createdAt }]
  return { at, sent: sent.filter((row) => row.createdAt > at - LATE_MS) }
}

/** `1763700000000-1a2b3c4d.99aa00ff`, the form in which it travels as an event's id. */
export function writeStreamCursor({ at, sent }: StreamCursor): string {
  const tails = sent.slice(-MOST).map(({ tail }) => tail)
  return tails.length > 0 ? `${at}-${tails.join('.')}` : String(at)
}

/** Reads what a browser brought back as Last-Event-ID; null when it is none of ours, or from the future. */
export function readStreamCursor(text: string, now: number): StreamCursor | null {
  const [, time, tails] = FORM.exec(text) ?? []
  const at = Number(time)
  if (!time || at > now + LATE_MS) return null
  const sent = (tails?.split('.') ?? []).slice(-MOST).map((tail) => ({ tail, createdAt: at }))
  return { at, sent }
}
