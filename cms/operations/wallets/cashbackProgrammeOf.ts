import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { documentCache } from '#database/documentCache.ts'
import { idOf } from '#database/idOf.ts'
import { DAY_MS } from '#domain/auth/policy.ts'
import type { CreditRules } from '#domain/orders/creditsFor.ts'
import { type CashbackRules, type EarnRule, NO_CASHBACK } from '#domain/wallets/cashback.ts'
import type { RewardSetting } from '#payload-types'

/** Rules of a project's cashback credits. `validMs` is their validity, null for unlimited. */
export type CashbackProgramme = { spending: CreditRules; earning: CashbackRules; validMs: number | null }

const OFF: CashbackProgramme = {
  spending: { isOn: false, mostPercent: 0, minOrderPaise: 0 },
  earning: NO_CASHBACK,
  validMs: null,
}

/** The cashback programme of a project; off unless enabled in its advance settings (spec 3, rewardsEnabled). */
export async function cashbackProgrammeOf(
  payload: BasePayload,
  project: RequestProject,
): Promise<CashbackProgramme> {
  const where = { project: { equals: project.id } }
  const [admin] = await documentCache({ payload, collection: 'admin-configs', where, limit: 1 })
  if (!admin?.rewardsEnabled) return OFF
  const [settings] = await documentCache({ payload, collection: 'reward-settings', where, limit: 1 })
  return programme(settings?.credits)
}

function programme(credits: RewardSetting['credits'] | undefined): CashbackProgramme {
  const validDays = credits?.validDays ?? 365
  return {
    spending: {
      isOn: true,
      mostPercent: credits?.mostPercent ?? 100,
      minOrderPaise: credits?.spendFromPaise ?? 0,
    },
    earning: {
      isOn: true,
      minOrderPaise: credits?.earnFromPaise ?? 0,
      mostPaise: credits?.earnMostPaise ?? null,
      rules: (credits?.earning ?? []).map(ruleOf),
    },
    validMs: validDays === 0 ? null : validDays * DAY_MS,
  }
}

type Row = NonNullable<NonNullable<RewardSetting['credits']>['earning']>[number]

const ruleOf = ({ percent, flatPaise, mostPaise, kinds, products }: Row): EarnRule => ({
  kinds: kinds ?? [],
  products: (products ?? []).flatMap((product) => idOf(product) ?? []),
  rate: Math.round(percent * 100),
  flatPaise,
  mostPaise: mostPaise ?? null,
})
