import type { BasePayload } from 'payload'
import { countRows, readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { PAID_STATUSES } from '#domain/orders/netPayment.ts'
import { dueTimes } from '#domain/winBack/rules.ts'
import type { Order } from '#payload-types'
import { type Candidate, type CandidateQuery, MAX_CANDIDATES } from './Candidate.ts'

/** People with an order that was never paid online; stopped once they have paid for any later order. */
export async function unpaidOrders(
  payload: BasePayload,
  { project, rule, now }: CandidateQuery,
): Promise<Candidate[]> {
  const { from, to } = dueTimes(rule, now.getTime())
  const rows = (await readRows({
    payload,
    collection: 'orders',
    where: {
      and: [
        { project: { equals: project } },
        { placedAt: { greater_than: new Date(from).toISOString() } },
        { placedAt: { less_than_equal: new Date(to).toISOString() } },
        { status: { in: ['placed', 'expired'] } },
        { paymentStatus: { in: ['pending', 'failed'] } },
        { method: { equals: 'online' } },
      ],
    },
    sort: ['placedAt'],
    limit: MAX_CANDIDATES,
    select: ['id', 'number', 'student', 'lines', 'placedAt'],
  })) as Order[]
  return rows.flatMap(({ id, number, student, lines, placedAt }): Candidate[] => {
    const owner = idOf(student)
    const [line] = lines
    if (!owner || !line) return []
    return [
      {
        student: owner,
        subject: String(id),
        path: `/orders/${number}`,
        facts: { kind: 'abandonedCheckout', number, title: line },
        isStopped: () => hasPaidSince(payload, owner, placedAt),
      },
    ]
  })
}

const hasPaidSince = async (payload: BasePayload, student: string, since: string): Promise<boolean> =>
  (await countRows({
    payload,
    collection: 'orders',
    where: {
      and: [
        { student: { equals: student } },
        { paymentStatus: { in: [...PAID_STATUSES] } },
        { paidAt: { greater_than: since } },
      ],
    },
  })) > 0
