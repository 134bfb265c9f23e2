import type { BasePayload } from 'payload'
import { readRows } from '#database/guard.ts'
import { senderOf } from '../courier/senderOf.ts'

/** Where goods are sent back to, as staff of a project told it last; before they have, the address that it sells from. */
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
    sort: ['-askedAt'],
    limit: 1,
    select: ['id', 'answer'],
  })
  if (last?.answer) return last.answer
  const { name, address } = await senderOf(payload, project)
  return address ? `Send it to:\n${name}\n${address}` : ''
}
