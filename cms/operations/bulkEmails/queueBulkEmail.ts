import type { BasePayload } from 'payload'
import { conditionalUpdate, insertIfAbsent, readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { MINUTE_MS } from '#domain/auth/policy.ts'
import {
  dueInBatch,
  halfOf,
  isSampling,
  SAMPLE_PERCENT,
  sampleSizeOf,
  sharedPace,
} from '#domain/bulkEmails/bulkEmails.ts'
import type { BulkEmail } from '#payload-types'
import { projectAddress } from '../projects/projectAddress.ts'
import { projectOfRow } from '../projects/projectOfRow.ts'
import { segmentOf } from './bulkLetter.ts'
import { moveBulkEmail } from './moveBulkEmail.ts'
import { previewSegment, type Recipient, recipientsOf } from './recipients.ts'

/** The next people of a segment, at most `wanted`, with the id up to which people were checked. */
async function nextPeople(
  payload: BasePayload,
  row: BulkEmail,
  wanted: number,
  now: Date,
): Promise<{ people: Recipient[]; cursor: string | null; isLast: boolean }> {
  const { cursor: after = null } = row
  const found: Recipient[] = []
  const query = { project: idOf(row.project) ?? '', segment: segmentOf(row), after, now }
  for await (const { people, cursor, isLast } of recipientsOf(payload, query)) {
    found.push(...people)
    const last = found[wanted - 1]
    if (last && found.length > wanted)
      return { people: found.slice(0, wanted), cursor: String(last.id), isLast: false }
    if (isLast || found.length === wanted) return { people: found, cursor, isLast }
  }
  return { people: found, cursor: after, isLast: true }
}

/** People of the sample, counted once: who comes later is no part of it. */
async function sampleSize(payload: BasePayload, row: BulkEmail, now: Date): Promise<number> {
  if (row.sampleSize !== null && row.sampleSize !== undefined) return row.sampleSize
  const query = { project: idOf(row.project) ?? '', segment: segmentOf(row), now }
  const { count } = await previewSegment(payload, query, 0)
  const size = sampleSizeOf(count, row.samplePercent ?? SAMPLE_PERCENT.usual)
  const counted = await conditionalUpdate({
    payload,
    collection: 'bulk-emails',
    data: { sampleSize: size },
    where: { and: [{ id: { equals: row.id } }, { sampleSize: { exists: false } }] },
  })
  return counted ? size : sampleSize(payload, { ...row, ...(await stored(payload, row)) }, now)
}

const stored = async (payload: BasePayload, { id }: BulkEmail): Promise<Partial<BulkEmail>> =>
  (await readRow({ payload, collection: 'bulk-emails', where: { id: { equals: id } } })) ?? { sampleSize: 0 }

/**
 * Queues the e-mails of the next minute to people of the segment. One row of `outgoing-messages` for each, by a key of e-mail and person, is
 * what keeps an e-mail from being sent to a person twice; the cursor moves after them, so that a killed process skips no one. While two subjects are tried
 * only the sample is queued, half of it with each.
 * @param atOnce bulk e-mails that are being sent now, which share the provider
 */
export async function queueBulkEmail(
  payload: BasePayload,
  row: BulkEmail,
  now: Date,
  atOnce = 1,
): Promise<void> {
  if (row.nextAt && Date.parse(row.nextAt) > now.getTime()) return
  const isSample = isSampling(row)
  const sampleLeft = isSample
    ? (await sampleSize(payload, row, now)) - (row.queuedCount ?? 0)
    : Number.POSITIVE_INFINITY
  if (sampleLeft <= 0) return void (await moveBulkEmail(payload, row.id, 'ask'))
  const pace = sharedPace(row.perMinute, atOnce)
  const project = await projectOfRow(payload, row)
  const [{ host }, { people, cursor, isLast }] = await Promise.all([
    projectAddress(payload, project),
    nextPeople(payload, row, Math.min(pace, sampleLeft), now),
  ])
  await Promise.all(
    people.map(({ id }, index) =>
      insertIfAbsent({
        payload,
        collection: 'outgoing-messages',
        data: {
          key: `bulk:${row.id}:${id}`,
          project: project.id,
          user: String(id),
          bulkEmail: String(row.id),
          channel: 'email',
          kind: 'news',
          host,
          state: 'due',
          tries: 0,
          half: isSample ? halfOf((row.queuedCount ?? 0) + index) : null,
          dueAt: new Date(dueInBatch(now.getTime(), index, pace)).toISOString(),
        },
      }),
    ),
  )
  const moved = await conditionalUpdate({
    payload,
    collection: 'bulk-emails',
    where: {
      and: [{ id: { equals: row.id } }, { cursor: row.cursor ? { equals: row.cursor } : { exists: false } }],
    },
    data: {
      cursor,
      queuedCount: { $inc: people.length },
      nextAt: new Date(now.getTime() + MINUTE_MS).toISOString(),
    },
  })
  if (moved && isLast) await moveBulkEmail(payload, row.id, 'finish', { endedAt: now.toISOString() })
}
