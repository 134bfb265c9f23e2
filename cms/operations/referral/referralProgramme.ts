import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { documentCache } from '#database/documentCache.ts'
import { idOf } from '#database/idOf.ts'
import type { TaxRules } from '#domain/referral/payoutTax.ts'
import type { ReferralRules } from '#domain/referral/rewardOf.ts'

/** A project's referral rules. `friendCoupon` is the id of the coupon for referred friends. */
export type ReferralProgramme = {
  rules: ReferralRules
  tax: TaxRules
  friendCoupon: string | null
  payoutFromPaise: number
}

/** The referral programme of a project; off unless enabled in its advance settings (spec 3, referralEnabled). */
export async function referralProgramme(
  payload: BasePayload,
  project: Pick<RequestProject, 'id'>,
): Promise<ReferralProgramme> {
  const where = { project: { equals: project.id } }
  const [[admin], [settings]] = await Promise.all([
    documentCache({ payload, collection: 'admin-configs', where, limit: 1 }),
    documentCache({ payload, collection: 'reward-settings', where, limit: 1 }),
  ])
  const referral = settings?.referral
  return {
    rules: {
      isOn: admin?.referralEnabled === true,
      rate: Math.round((referral?.percent ?? 0) * 100),
      flatPaise: referral?.flatPaise ?? 0,
      mostPaise: referral?.mostPaise ?? null,
      orderFromPaise: referral?.orderFromPaise ?? 0,
    },
    tax: {
      freePaise: referral?.taxFreePaise ?? 0,
      rate: Math.round((referral?.taxPercent ?? 2) * 100),
      rateWithoutPan: Math.round((referral?.taxPercentWithoutPan ?? 20) * 100),
    },
    friendCoupon: idOf(referral?.friendCoupon) ?? null,
    payoutFromPaise: referral?.payoutFromPaise ?? 0,
  }
}
