import { randomUUID } from 'node:crypto'
import type { BasePayload } from 'payload'
import { type Limit, lastFullAt } from '#domain/rateLimits/Limit.ts'
import { batchWrite, type SqliteClient } from './batchedWrites.ts'
import type { Statement } from './statements.ts'

const INSERT = `insert into rate_limits (id, key, count, window_start, full_at, until, idle_at, updated_at, created_at)
  values (:id, :key, :count, :windowStart, :fullAt, 0, :idleAt, :now, :now) on conflict (key) do update set`
const TAKE_WINDOW = `${INSERT}
  count = case when window_start <= :over then 1 else count + 1 end,
  idle_at = case when window_start <= :over then :idleAt else idle_at end,
  window_start = case when window_start <= :over then :windowStart else window_start end
  where window_start <= :over or count < :most returning count`
const TAKE_BUCKET = `${INSERT}
  full_at = max(full_at, :at) + :refillMs, idle_at = max(full_at, :at) + :refillMs
  where full_at <= :lastFullAt returning count`
const RELEASE_WINDOW = 'update rate_limits set count = max(0, count - :times) where key = :key'
const RELEASE_BUCKET =
  'update rate_limits set full_at = full_at - :back, idle_at = idle_at - :back where key = :key'

/** Runs all statements in one commit, together with other pending writes. */
function writeAll(payload: BasePayload, statements: Statement[]) {
  const { client } = payload.db as unknown as { client: SqliteClient }
  return Promise.all(statements.map((statement) => batchWrite(client, statement)))
}

function take(limit: Limit, at: number): Statement {
  const row = { id: randomUUID(), key: limit.key, now: new Date().toISOString() }
  if (limit.kind === 'bucket') {
    const fullAt = at + limit.refillMs
    const counts = { count: 0, windowStart: 0, fullAt, idleAt: fullAt }
    const rule = { at, refillMs: limit.refillMs, lastFullAt: lastFullAt(limit, at) }
    return { sql: TAKE_BUCKET, args: { ...row, ...counts, ...rule } }
  }
  const { windowMs } = limit
  const most = Math.min(limit.limit, Number.MAX_SAFE_INTEGER)
  const counts = { count: 1, windowStart: at, fullAt: 0, idleAt: at + windowMs }
  return { sql: TAKE_WINDOW, args: { ...row, ...counts, over: at - windowMs, most } }
}

/** `reserveEach` of portableLimits.ts as one statement per limit and one commit for all of them: a sign-in uses three limits. */
export async function reserveEach(
  payload: BasePayload,
  limits: Limit[],
  at: number,
): Promise<(number | null)[]> {
  const results = await writeAll(
    payload,
    limits.map((limit) => take(limit, at)),
  )
  return results.map(({ rows: [row] }) => (row ? Number(row[0]) : null))
}

/** `releaseEach` of portableLimits.ts, in one commit. */
export async function releaseEach(
  payload: BasePayload,
  releases: { limit: Limit; times: number }[],
): Promise<void> {
  await writeAll(
    payload,
    releases.map(
      ({ limit, times }): Statement =>
        limit.kind === 'window'
          ? { sql: RELEASE_WINDOW, args: { key: limit.key, times } }
          : { sql: RELEASE_BUCKET, args: { key: limit.key, back: times * limit.refillMs } },
    ),
  )
}
