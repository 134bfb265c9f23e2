import type { BasePayload, Where } from 'payload'
import { countRows } from '#database/guard.ts'
import { OUTGOING_STATES, type OutgoingState } from '#domain/messages/outgoing.ts'

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
