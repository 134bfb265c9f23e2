import type { BasePayload } from 'payload'
import { batchWrite, type SqliteClient } from './batchedWrites.ts'

type Merge = {
  /** Id of the attempt. */
  id: string
  epoch: number
  clock: number
  /** The lowest and the highest sequence of the saves. */
  first: number
  last: number
  /** The changed entries of the column `answers`: a text for each question, by leafKey. */
  changed: Record<string, string>
  /** The attempt must end after this moment. */
  endsAfter: Date
  current: string | null
  now: Date
}

const MERGE = `update test_user_attempts set
  answers = json_patch(answers, :changed),
  answered = (select count(*) from json_each(json_patch(answers, :changed)) where value >= '1'),
  sequence = :last, last_saved_at = :now, seen_at = :now, updated_at = :now, current = :current, rev = rev + 1
  where id = :id and state = 'inProgress' and epoch = :epoch and clock = :clock and sequence < :first
  and ends_at > :endsAfter returning id`
const TOUCH = `update test_user_attempts set seen_at = :now, current = :current
  where id = :id and state = 'inProgress' and epoch = :epoch and clock = :clock returning id`

type Attempt = { answers: Record<string, string> | null; rev: number }
type Model = {
  collection: {
    findOne: (filter: object, options: { projection: Record<keyof Attempt, 1> }) => Promise<Attempt | null>
    updateOne: (filter: object, update: object) => Promise<{ matchedCount: number }>
  }
}
const attemptsOf = (payload: BasePayload): Model['collection'] =>
  (payload.db as unknown as { collections: { 'test-user-attempts': Model } }).collections[
    'test-user-attempts'
  ].collection
const clientOf = (payload: BasePayload): SqliteClient =>
  (payload.db as unknown as { client: SqliteClient }).client

/**
 * Merges saved answers into an attempt in one conditional statement. The attempt must be in progress and not over, have the device's `epoch` and
 * the `clock` that the caller has read, and all saves must have a higher sequence than those stored. Resolves once the write is durable:
 * true, or false when a condition did not hold and nothing was changed. Concurrent saves share one commit.
 */
export async function mergeAnswers(payload: BasePayload, merge: Merge): Promise<boolean> {
  const { id, epoch, clock, first, last, current } = merge
  if (payload.db.name === 'sqlite') {
    const [now, endsAfter] = [merge.now.toISOString(), merge.endsAfter.toISOString()]
    const changed = JSON.stringify(merge.changed)
    const args = { id, epoch, clock, first, last, current, now, endsAfter, changed }
    return (await batchWrite(clientOf(payload), { sql: MERGE, args })).rows.length > 0
  }
  return mergeOnMongo(payload, merge)
}

/** `mergeAnswers` on MongoDB, whose plain updates cannot count answers: counted here, written on the condition that `rev` is unchanged, else retried. */
async function mergeOnMongo(payload: BasePayload, merge: Merge): Promise<boolean> {
  const { id, epoch, clock, first, last, changed, current, now } = merge
  const attempts = attemptsOf(payload)
  const isCurrent = {
    _id: id,
    state: 'inProgress',
    epoch,
    clock,
    sequence: { $lt: first },
    endsAt: { $gt: merge.endsAfter },
  }
  const entries = Object.entries(changed).map(([key, save]) => [`answers.${key}`, save])
  const columns = { sequence: last, lastSavedAt: now, seenAt: now, updatedAt: now, current }
  for (;;) {
    const attempt = await attempts.findOne(isCurrent, { projection: { answers: 1, rev: 1 } })
    if (!attempt) return false
    const answered = Object.values({ ...attempt.answers, ...changed }).filter((save) => save >= '1').length
    const { matchedCount } = await attempts.updateOne(
      { ...isCurrent, rev: attempt.rev },
      { $set: { ...columns, ...Object.fromEntries(entries), answered }, $inc: { rev: 1 } },
    )
    if (matchedCount > 0) return true
  }
}

type Touch = Pick<Merge, 'id' | 'epoch' | 'clock' | 'current' | 'now'>

/** Stores the time at which the active device was last seen; false when the attempt has changed since the caller read it. */
export async function touchAttempt(payload: BasePayload, touch: Touch): Promise<boolean> {
  const { id, epoch, clock, current, now } = touch
  if (payload.db.name === 'sqlite') {
    const args = { id, epoch, clock, current, now: now.toISOString() }
    return (await batchWrite(clientOf(payload), { sql: TOUCH, args })).rows.length > 0
  }
  const { matchedCount } = await attemptsOf(payload).updateOne(
    { _id: id, state: 'inProgress', epoch, clock },
    { $set: { seenAt: now, current } },
  )
  return matchedCount > 0
}
