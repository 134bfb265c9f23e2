import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { walletKey } from '#domain/ledger/entries.ts'
import { availableOf, unboundReservationsOf } from '#domain/ledger/Wallet.ts'
import { PAID_STATUSES } from '#domain/orders/netPayment.ts'
import { PAYABLE_ORDERS } from '#domain/orders/payable.ts'
import type { User } from '#payload-types'
import { readStanding } from '../ledger/lastEntry.ts'
import type { Buyer } from './couponsFor.ts'

/** What of an account is asked here. */
export type Person = Pick<User, 'id' | 'uid' | 'name' | 'phone' | 'email' | 'project'>

/** More orders of one person than these don't wait for their payment at once. */
const MAX_WAITING = 50

/** The person as a buyer, or null while signed out or signed in elsewhere. */
export async function buyerOf(
  payload: BasePayload,
  project: RequestProject,
  person: Person | null,
): Promise<Buyer | null> {
  if (!person || idOf(person.project) !== project.id) return null
  const own = { student: { equals: person.id } }
  const waiting = await readRows({
    payload,
    collection: 'orders',
    where: { and: [own, PAYABLE_ORDERS] },
    sort: ['-placedAt'],
    limit: MAX_WAITING,
    select: ['id'],
  })
  let ordered: Promise<boolean> | undefined
  return {
    id: String(person.id),
    credits: (now) => creditsOf(payload, String(person.id), now),
    hasOrdered: () => {
      ordered ??= hasOrdered(payload, String(person.id))
      return ordered
    },
    phone: person.phone ?? null,
    ownHolds: new Set(waiting.map(({ id }) => String(id))),
  }
}

/** What of their credits somebody could spend now: also what their own orders that wait for a payment hold. Paise. */
async function creditsOf(payload: BasePayload, owner: string, now: Date): Promise<number> {
  const { wallet } = await readStanding(payload, walletKey('credits', owner))
  return Math.max(0, availableOf(wallet, now.getTime()) + unboundReservationsOf(wallet))
}

/** Whether somebody has an order that counts: what is for a first order is not for them. */
export async function hasOrdered(payload: BasePayload, student: string): Promise<boolean> {
  const paid = await readRows({
    payload,
    collection: 'orders',
    where: {
      and: [
        { student: { equals: student } },
        { status: { in: ['confirmed', 'completed'] } },
        // Also what is paid on delivery.
        { paymentStatus: { in: [...PAID_STATUSES, 'due'] } },
      ],
    },
    sort: ['-placedAt'],
    limit: 1,
    select: ['id'],
  })
  return paid.length > 0
}
