import type { BasePayload } from 'payload'
import { readRows } from '#database/guard.ts'
import { senderOf } from '../shipments/senderOf.ts'

/** Default return instructions: the text staff of the project used last, or else the sender's address. */
export async function returnInstructions(payload: BasePayload, project: string): Promise<string> {
  const [last] = await readRows({
    payload,
    collection: 'returns',
    where: {
      and: [
        { project: { equals: project } },
        { state: { equals: 'approved' } },
        { kind: { equals: 'return' } },
      ],
    },
    sort: ['-requestedAt'],
    limit: 1,
    select: ['id', 'answer'],
  })
  return last?.answer || returnAddressOf(payload, project)
}

/** The address to which students return goods: the one that the project sells from; empty when not set. */
export async function returnAddressOf(payload: BasePayload, project: string): Promise<string> {
  const { name, address } = await senderOf(payload, project)
  return address ? `Send it to:\n${name}\n${address}` : ''
}
