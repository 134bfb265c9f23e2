import type { BasePayload } from 'payload'
import { readRow, readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { updateWithRetry } from '#database/updateWithRetry.ts'
import { friendOrderedNotification } from '#domain/notifications/walletNotification.ts'
import { rewardOf } from '#domain/referral/rewardOf.ts'
import { canReferralMove, type Suspicion } from '#domain/referral/states.ts'
import { netPaidPaise, returnedSoFar } from '#domain/returns/returnedPieces.ts'
import { lastReturnEndsAt } from '#domain/returns/windows.ts'
import { walletKey } from '#domain/wallets/entries.ts'
import type { Order, Referral } from '#payload-types'
import { shopOf } from '../checkout/shopOf.ts'
import { notify } from '../notifications/notify.ts'
import { projectOfRow } from '../projects/projectOfRow.ts'
import { addEntry } from '../wallets/addEntry.ts'
import { referralProgramme } from './referralProgramme.ts'

const collection = 'referrals'

/**
 * Rewards the referrer for a friend's first paid order; the reward is pending until the order can no longer be returned. With suspicions
 * that both are the same person it waits for a review by staff. Idempotent.
 */
export async function rewardReferral(payload: BasePayload, order: Order, now: Date): Promise<void> {
  const friend = idOf(order.student) as string
  const referral = await readRow({ payload, collection, where: { friendKey: { equals: friend } } })
  if (!referral || referral.state === 'blocked') return
  if (referral.order && referral.order !== String(order.id)) return
  const { rules } = await referralProgramme(payload, await projectOfRow(payload, order))
  const rewardPaise = rewardOf(rules, netPaidPaise(order))
  if (rewardPaise === 0) return
  const more = await suspicionsIn(payload, order, referral)
  const row = await updateWithRetry<'referrals', Referral | null>({
    payload,
    collection,
    where: { friendKey: { equals: friend } },
    change: (current) => {
      if (current.order) return { data: null, answer: current.order === order.id ? current : null }
      const suspicions = [...new Set([...current.suspicions, ...more])]
      const state = suspicions.length > 0 ? 'review' : 'pending'
      if (!canReferralMove(current.state, state)) return { data: null, answer: null }
      return {
        data: {
          state,
          suspicions,
          rewardPaise,
          order: String(order.id),
          orderNumber: order.number,
          orderedAt: now.toISOString(),
        },
        answerWith: (after) => after as Referral,
      }
    },
  })
  if (row?.state === 'pending') await addPendingReward(payload, row, order, now)
}

/** Adds the pending reward to the referrer's earnings, and notifies them. Idempotent. */
export async function addPendingReward(
  payload: BasePayload,
  referral: Referral,
  order: Order,
  now: Date,
): Promise<void> {
  const { returns } = await shopOf(payload, await projectOfRow(payload, order))
  const paidAt = order.paidAt ? Date.parse(order.paidAt) : now.getTime()
  const dueAt = Math.max(lastReturnEndsAt(order.lines, returns, paidAt), now.getTime())
  const id = `referral:${referral.id}`
  await addEntry({
    payload,
    kind: 'earnings',
    project: idOf(referral.project) as string,
    now,
    owner: idOf(referral.referrer) as string,
    key: id,
    reason: 'referral',
    note: referral.friendName ?? null,
    move: () => ({ type: 'pend', id, paise: referral.rewardPaise, dueAt, expiresAt: null }),
  })
  await notify(payload, {
    project: idOf(referral.project) as string,
    user: idOf(referral.referrer) as string,
    now,
    kind: 'message',
    ...friendOrderedNotification(referral.rewardPaise),
    dedupeKey: id,
  })
}

/** Reduces a reward to what the order earns after a return. Idempotent by `key`, the name of the return. */
export async function reverseReward(
  payload: BasePayload,
  order: Order,
  key: string,
  now: Date,
): Promise<void> {
  const referral = await readRow({
    payload,
    collection,
    where: { friendKey: { equals: idOf(order.student) as string } },
  })
  if (!referral || referral.order !== String(order.id)) return
  const owner = idOf(referral.referrer) as string
  const rewardEntry = await readRow({
    payload,
    collection: 'wallet-entries',
    where: { key: { equals: `${walletKey('earnings', owner)}:referral:${referral.id}` } },
  })
  const { rules } = await referralProgramme(payload, await projectOfRow(payload, order))
  const kept = rewardOf({ ...rules, isOn: true }, netPaidPaise(order))
  const isAllBack = returnedSoFar(order).quantities.every(
    (count, index) => count === order.lines[index]?.quantity,
  )
  const rest = isAllBack ? 0 : kept
  if (!rewardEntry) {
    await reduceUnderReview(payload, referral, rest)
    return
  }
  const paise = referral.rewardPaise - kept - (await takenBefore(payload, owner, referral))
  const id = `referral:${referral.id}`
  if (paise > 0)
    await addEntry({
      payload,
      kind: 'earnings',
      project: idOf(referral.project) as string,
      owner,
      now,
      key: `referralBack:${referral.id}:${key}`,
      reason: 'referralBack',
      note: referral.friendName ?? null,
      move: ({ pending }) =>
        pending.some((one) => one.id === id) ? { type: 'forfeit', id, paise } : { type: 'clawback', paise },
    })
  if (rest === 0)
    await updateWithRetry({
      payload,
      collection,
      where: { id: { equals: referral.id } },
      change: ({ state }) => ({
        data: canReferralMove(state, 'reversed') ? { state: 'reversed' as const } : null,
        answer: null,
      }),
    })
}

/** Reduces a reward that is still under review to what the order earns after a return. */
const reduceUnderReview = (payload: BasePayload, { id }: Referral, rest: number): Promise<null> =>
  updateWithRetry<'referrals', null>({
    payload,
    collection,
    where: { id: { equals: id } },
    change: ({ state, rewardPaise }) => ({
      data:
        state !== 'review'
          ? null
          : { rewardPaise: Math.min(rewardPaise, rest), state: rest === 0 ? 'reversed' : state },
      answer: null,
    }),
  })

async function takenBefore(payload: BasePayload, owner: string, { id }: Referral): Promise<number> {
  const rows = await readRows({
    payload,
    collection: 'wallet-entries',
    where: {
      and: [
        { wallet: { equals: walletKey('earnings', owner) } },
        { key: { contains: `:referralBack:${id}:` } },
      ],
    },
    sort: ['n'],
    limit: 100,
    select: ['amountPaise', 'pendingPaise'],
  })
  return rows.reduce((sum, { amountPaise, pendingPaise }) => sum - amountPaise - pendingPaise, 0)
}

/** Suspicions from the order: delivery to an address or phone of the referrer. */
async function suspicionsIn(
  payload: BasePayload,
  { address }: Order,
  { referrer }: Referral,
): Promise<Suspicion[]> {
  if (!address) return []
  const owner = idOf(referrer) as string
  const [person, addresses] = await Promise.all([
    readRow({ payload, collection: 'users', where: { id: { equals: owner } } }),
    readRows({
      payload,
      collection: 'addresses',
      where: { student: { equals: owner } },
      sort: ['createdAt'],
      limit: 50,
    }),
  ])
  const normalised = (text: string) => text.toLowerCase().replace(/[^a-z0-9\u0900-\u097f]+/g, '')
  const isSame = addresses.some(
    ({ pincode, line1 }) => pincode === address.pincode && normalised(line1) === normalised(address.line1),
  )
  const phones = [person?.phone, ...addresses.map(({ phone }) => phone)]
  return [
    ...(isSame ? (['sameAddress'] as const) : []),
    ...(phones.includes(address.phone) ? (['sameParcelPhone'] as const) : []),
  ]
}
