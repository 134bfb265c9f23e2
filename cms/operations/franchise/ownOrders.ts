import type { BasePayload } from 'payload'
import { readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { shortName } from '#domain/people/shortName.ts'
import type { Order, User } from '#payload-types'

const PAGE_SIZE = 30
const SELECT = [
  'id',
  'number',
  'placedAt',
  'payablePaise',
  'refundedPaise',
  'status',
  'paymentStatus',
  'panel',
  'student',
  'lines',
]

export type OwnOrder = {
  number: string
  /** ms since epoch. */
  placedAt: number
  titles: string[]
  payablePaise: number
  refundedPaise: number
  status: Order['status']
  paymentStatus: Order['paymentStatus']
  isFromFunds: boolean
  student: string
}

/** A page of the orders attributed to a franchisee, newest first. @param before cursor: placed before this time, ms */
export async function ownOrders(
  payload: BasePayload,
  franchisee: string,
  before: number | null,
  limit: number = PAGE_SIZE,
): Promise<{ orders: OwnOrder[]; next: number | null }> {
  const earlier = before === null ? [] : [{ placedAt: { less_than: new Date(before).toISOString() } }]
  const rows = await readRows({
    payload,
    collection: 'orders',
    where: { and: [{ franchisee: { equals: franchisee } }, ...earlier] },
    sort: ['-placedAt'],
    limit: limit + 1,
    select: SELECT,
  })
  const page = rows.slice(0, limit)
  const [own, { docs }] = await Promise.all([
    readRows({
      payload,
      collection: 'franchise-students',
      where: { student: { in: page.flatMap(({ student }) => idOf(student) ?? []) } },
      sort: ['student'],
      limit,
    }),
    payload.db.find<User>({
      collection: 'users',
      where: { id: { in: page.flatMap(({ student }) => idOf(student) ?? []) } },
      select: { name: true },
      pagination: false,
      limit,
    }),
  ])
  const names = new Map(docs.map(({ id, name }) => [String(id), name]))
  const ownStudents = new Set(own.flatMap((row) => (row.franchisee === franchisee ? [row.student] : [])))
  const nameOf = (student: string): string => {
    const name = names.get(student)
    // Buyers who only used the franchisee's coupon are shown by a shortened name.
    return (ownStudents.has(student) ? name : shortName(name)) || 'No name'
  }
  return {
    orders: page.map(({ number, placedAt, lines, student, ...order }) => ({
      number,
      placedAt: Date.parse(placedAt),
      titles: lines.map(({ title }) => title),
      payablePaise: order.payablePaise,
      refundedPaise: order.refundedPaise,
      status: order.status,
      paymentStatus: order.paymentStatus,
      isFromFunds: order.panel === 'franchise',
      student: nameOf(idOf(student) ?? ''),
    })),
    next: rows.length > limit ? Date.parse(page.at(-1)?.placedAt as string) : null,
  }
}
