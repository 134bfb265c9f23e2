import type { BasePayload } from 'payload'
import { conditionalUpdate, insertIfAbsent } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { MINUTE_MS } from '#domain/auth/policy.ts'
import { dueInBatch } from '#domain/bulkEmails/bulkEmails.ts'
import type { BulkEmail } from '#payload-types'
import { projectAddress } from '../projects/projectAddress.ts'
import { projectOfRow } from '../projects/projectOfRow.ts'
import { segmentOf } from './bulkLetter.ts'
import { moveBulkEmail } from './moveBulkEmail.ts'
import { type Recipient, recipientsOf } from './recipients.ts'

/** The next people of a segment, at most `wanted`, with the id up to which people were checked. */
async function nextPeople(
  payload: BasePayload,
  row: BulkEmail,
  now: Date,
): Promise<{ people: Recipient[]; cursor: string | null; isLast: boolean }> {
  const { cursor: after = null, perMinute } = row
  const found: Recipient[] = []
  const query = { project: idOf(row.project) ?? '', segment: segmentOf(row), after, now }
  for await (const { people, cursor, isLast } of recipientsOf(payload, query)) {
    found.push(...people)
    const last = found[perMinute - 1]
    if (last && found.length > perMinute)
      return { people: found.slice(0, perMinute), cursor: String(last.id), isLast: false }
    if (isLast || found.length === perMinute) return { people: found, cursor, isLast }
  }
  return { people: found, cursor: after, isLast: true }
}

/**
 * Queues the e-mails of the next minute to people of the segment. One row of `outgoing-messages` for each, by a key of e-mail and person, is
 * what keeps an e-mail from being sent to a person twice; the cursor moves after them, so that a killed process skips no one.
 */
export async function queueBulkEmail(payload: BasePayload, row: BulkEmail, now: Date): Promise<void> {
  if (row.nextAt && Date.parse(row.nextAt) > now.getTime()) return
  const project = await projectOfRow(payload, row)
  const [{ host }, { people, cursor, isLast }] = await Promise.all([
    projectAddress(payload, project),
    nextPeople(payload, row, now),
  ])
  await Promise.all(
    people.map(({ id }, index) =>
      insertIfAbsent({
        payload,
        collection: 'outgoing-messages',
        data: {
          ...{
            key: `bulk:${row.id}:${id}`,
            project: project.id,
            user: String(id),
            bulkEmail: String(row.id),
          },
          ...{ channel: 'email', kind: 'news', host, state: 'due', tries: 0 },
          dueAt: new Date(dueInBatch(now.getTime(), index, row.perMinute)).toISOString(),
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
      ...{ cursor, queuedCount: { $inc: people.length } },
      nextAt: new Date(now.getTime() + MINUTE_MS).toISOString(),
    },
  })
  if (moved && isLast) await moveBulkEmail(payload, row.id, 'finish', { endedAt: now.toISOString() })
}
