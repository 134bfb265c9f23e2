import type { BasePayload, Where } from 'payload'
import { countRows, readRows } from '#database/guard.ts'
import { SUBJECTS, type SubjectChoice } from '#domain/bulkEmails/bulkEmails.ts'
import { OUTGOING_STATES, type OutgoingState } from '#domain/messages/outgoing.ts'

/** More people of a half are not looked at. */
const MAX_SAMPLE = 5000

/** How many e-mails of each half of a sample were sent, and how many of those receivers have turned news off since. */
export async function halfFigures(
  payload: BasePayload,
  id: string | number,
): Promise<Record<SubjectChoice, { sent: number; left: number }>> {
  const counted = await Promise.all(
    SUBJECTS.map(async (half) => {
      const rows = await readRows({
        payload,
        collection: 'outgoing-messages',
        sort: ['id'],
        limit: MAX_SAMPLE,
        select: ['user'],
        where: {
          and: [
            { bulkEmail: { equals: String(id) } },
            { half: { equals: half } },
            { state: { equals: 'sent' } },
          ],
        },
      })
      const left = await countRows({
        payload,
        collection: 'users',
        where: {
          and: [{ id: { in: rows.flatMap(({ user }) => user ?? []) } }, { newsConsentAt: { exists: false } }],
        },
      })
      return [half, { sent: rows.length, left }] as const
    }),
  )
  return Object.fromEntries(counted) as Record<SubjectChoice, { sent: number; left: number }>
}

/** How many e-mails of a bulk e-mail are in each state. */
export async function bulkFigures(
  payload: BasePayload,
  id: string | number,
): Promise<Record<OutgoingState, number>> {
  const counted = await Promise.all(
    OUTGOING_STATES.map(async (state) => {
      const where: Where = { and: [{ bulkEmail: { equals: String(id) } }, { state: { equals: state } }] }
      return [state, await countRows({ payload, collection: 'outgoing-messages', where })] as const
    }),
  )
  return Object.fromEntries(counted) as Record<OutgoingState, number>
}
