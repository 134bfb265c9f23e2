import type { BasePayload } from 'payload'
import { readRow } from '#database/guard.ts'
import { updateWithRetry } from '#database/updateWithRetry.ts'
import { canReferralMove } from '#domain/referral/states.ts'
import type { Referral } from '#payload-types'
import { addPendingReward, reverseReward } from './rewardReferral.ts'

type Args = {
  payload: BasePayload
  id: string
  act: 'approve' | 'block'
  answer: string
  by: string
  now: Date
}

/** Approves or blocks a suspicious referral; approval adds the pending reward. Null when it was already decided. */
export async function decideReferral({ payload, id, act, answer, by, now }: Args): Promise<Referral | null> {
  const decided = await updateWithRetry<'referrals', Referral | null>({
    payload,
    collection: 'referrals',
    where: { id: { equals: id } },
    change: ({ state }) => {
      const to = act === 'block' ? 'blocked' : 'pending'
      const isOpen = canReferralMove(state, to) && (act === 'block' || state === 'review')
      return isOpen
        ? { data: { state: to, answer, by }, answerWith: (after) => after as Referral }
        : { data: null, answer: null }
    },
  })
  // An approval that a kill interrupted has added no reward yet: approving again does.
  const row = decided ?? (act === 'approve' ? await approvedBefore(payload, id) : null)
  if (row?.state !== 'pending' || !row.order) return decided
  const where = { id: { equals: row.order } }
  const order = await readRow({ payload, collection: 'orders', where })
  if (!order) return decided
  await addPendingReward(payload, row, order, now)
  // A return that ended during the approval found no reward to reduce.
  const after = await readRow({ payload, collection: 'orders', where })
  if (after) await reverseReward(payload, after, 'approved', now)
  return decided
}

async function approvedBefore(payload: BasePayload, id: string): Promise<Referral | null> {
  const row = await readRow({ payload, collection: 'referrals', where: { id: { equals: id } } })
  return row?.state === 'pending' ? row : null
}
