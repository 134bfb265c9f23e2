import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { isPurchase } from '#domain/orders/isPurchase.ts'
import { PAID_STATUSES } from '#domain/orders/netPayment.ts'
import { PAYABLE_ORDERS } from '#domain/orders/payable.ts'
import { walletKey } from '#domain/wallets/entries.ts'
import { availableOf, temporaryHoldsOf } from '#domain/wallets/Wallet.ts'
import type { Order, User } from '#payload-types'
import { readWalletState } from '../wallets/lastEntry.ts'
import type { Buyer } from './couponsFor.ts'
import { recordedState } from './recordedState.ts'

/** The fields of an account that checkout needs. */
export type Person = Pick<User, 'id' | 'uid' | 'name' | 'phone' | 'email' | 'project'>

/** Upper limit of unpaid orders of one person that are read. */
const MAX_UNPAID_ORDERS = 50
/** Paid orders that are read at once; nearly always the first ones are purchases. */
const ORDERS_PER_READ = 10

/** The person as a buyer; null when signed out or signed in to another project. */
export async function buyerOf(
  payload: BasePayload,
  project: RequestProject,
  person: Person | null,
): Promise<Buyer | null> {
  if (!person || idOf(person.project) !== project.id) return null
  const own = { student: { equals: person.id } }
  const unpaidOrders = await readRows({
    payload,
    collection: 'orders',
    where: { and: [own, PAYABLE_ORDERS] },
    sort: ['-placedAt'],
    limit: MAX_UNPAID_ORDERS,
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
    recordedState: () => recordedState(payload, String(person.id)),
    ownHolds: new Set(unpaidOrders.map(({ id }) => String(id))),
  }
}

/** Credits a person can spend, paise, including those reserved by their own unpaid orders. */
async function creditsOf(payload: BasePayload, owner: string, now: Date): Promise<number> {
  const { wallet } = await readWalletState(payload, walletKey('credits', owner))
  return Math.max(0, availableOf(wallet, now.getTime()) + temporaryHoldsOf(wallet))
}

/** Whether a person has a paid or due purchase, which excludes them from first-order offers; the fee of an objection is none. */
export async function hasOrdered(payload: BasePayload, student: string): Promise<boolean> {
  for (let before: string | null = null; ; ) {
    const paid: Pick<Order, 'lines' | 'placedAt'>[] = await readRows({
      payload,
      collection: 'orders',
      where: {
        and: [
          { student: { equals: student } },
          { status: { in: ['confirmed', 'completed'] } },
          // `due` covers cash on delivery.
          { paymentStatus: { in: [...PAID_STATUSES, 'due'] } },
          ...(before ? [{ placedAt: { less_than: before } }] : []),
        ],
      },
      sort: ['-placedAt'],
      limit: ORDERS_PER_READ,
      select: ['lines', 'placedAt'],
    })
    if (paid.some(isPurchase)) return true
    if (paid.length < ORDERS_PER_READ) return false
    before = paid.at(-1)?.placedAt ?? null
  }
}
