import { LRUCache } from 'lru-cache'
import type { BasePayload } from 'payload'
import { readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import type { AttemptTiming } from '#domain/exams/attempts/AttemptTiming.ts'
import { newestArrival } from '#domain/exams/attempts/arrivals.ts'
import type { KeptAnswers } from '#domain/exams/attempts/keptAnswers.ts'
import type { AttemptActor, AttemptState } from '#domain/exams/attempts/transitions.ts'
import type { PaperKind } from '#domain/exams/releases/paperKinds.ts'
import type { Locale } from '#domain/text/locales.ts'
import type { TestUserAttempt } from '#payload-types'

export type StaffMessage = { id: string; at: number; text: string }

/** An attempt without its answers; moments in ms since epoch. */
export type AttemptHead = {
  id: string
  project: string
  /** Id of the student; null for a guest. */
  student: string | null
  /** Hash of the guest's token; null for a student. */
  guest: string | null
  guestName: string | null
  kind: PaperKind
  paper: string
  title: string
  number: number
  state: AttemptState
  release: string
  seed: string
  language: Locale
  startedAt: number
  endsAt: number | null
  endedAt: number | null
  endedBy: AttemptActor | null
  dueAt: number | null
  epoch: number
  /** `newestArrival` of its answers, ms since epoch. */
  arrivedAt: number | null
  device: string | null
  clock: number
  answered: number
  checked: readonly string[]
  timing: AttemptTiming
  messages: readonly StaffMessage[]
  keyNumber: number | null
  marking: number
}

const ms = (time: string | null | undefined): number | null => (time ? new Date(time).getTime() : null)

export const headOf = (row: TestUserAttempt): AttemptHead => ({
  id: String(row.id),
  project: idOf(row.project) as string,
  student: idOf(row.student),
  guest: row.guest ?? null,
  guestName: row.guestName ?? null,
  kind: row.kind,
  paper: row.paper,
  title: row.title,
  number: row.number,
  state: row.state,
  release: row.release,
  seed: row.seed,
  language: row.language as Locale,
  startedAt: ms(row.startedAt) ?? 0,
  endsAt: ms(row.endsAt),
  endedAt: ms(row.endedAt),
  endedBy: (row.endedBy ?? null) as AttemptActor | null,
  dueAt: ms(row.dueAt),
  epoch: row.epoch,
  device: row.device ?? null,
  clock: row.clock,
  arrivedAt: newestArrival((row.answers ?? {}) as KeptAnswers, row.epoch),
  answered: row.answered,
  checked: (row.checked ?? []) as string[],
  timing: row.timing as unknown as AttemptTiming,
  messages: (row.messages ?? []) as StaffMessage[],
  keyNumber: row.keyNumber ?? null,
  marking: row.marking,
})

const remembered = new WeakMap<object, LRUCache<string, AttemptHead>>()
const MAX_REMEMBERED = 10_000

function memoryOf(payload: BasePayload): LRUCache<string, AttemptHead> {
  const heads = remembered.get(payload.db) ?? new LRUCache<string, AttemptHead>({ max: MAX_REMEMBERED })
  remembered.set(payload.db, heads)
  return heads
}

/** Remembers an attempt as it was just read or written. */
export function rememberHead(payload: BasePayload, row: TestUserAttempt): AttemptHead {
  const head = headOf(row)
  memoryOf(payload).set(head.id, head)
  return head
}

/** Reads an attempt again the next time it is needed. */
export const forgetHead = (payload: BasePayload, id: string): void => void memoryOf(payload).delete(id)

/** An attempt as this process last read it, possibly stale: a write that relies on it checks its `clock` in the statement that writes. */
export const rememberedHead = async (payload: BasePayload, id: string): Promise<AttemptHead | null> =>
  memoryOf(payload).get(id) ?? readHead(payload, id)

/** An attempt as it is now; null when there is none. */
export async function readHead(payload: BasePayload, id: string): Promise<AttemptHead | null> {
  const row = await readRow({ payload, collection: 'test-user-attempts', where: { id: { equals: id } } })
  return row && rememberHead(payload, row)
}
