import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { documentCache } from '#database/documentCache.ts'
import type { QuoteRules } from '#domain/orders/quote.ts'
import type { StateCode } from '#domain/people/states.ts'
import { DEFAULT_RETURN_RULES, type ReturnRules } from '#domain/returns/windows.ts'
import type { ServiceArea } from '#domain/shipments/serviceArea.ts'
import type { PaymentSetting, ShopSetting } from '#payload-types'
import { courierRules } from '../shipments/courierRules.ts'
import { type CashbackProgramme, cashbackProgrammeOf } from '../wallets/cashbackProgrammeOf.ts'

/** A project's shop settings: the rules for quotes, payment methods besides gateways, service area, reminders and returns. */
export type Shop = {
  rules: QuoteRules
  /** Default tax rates in percent times 100. */
  taxRates: { goods: number; learning: number }
  cash: { isOn: boolean; mostPaise: number; feePaise: number; states: readonly StateCode[] }
  bank: { isOn: boolean; instructions: string }
  /** Where the shop delivers. */
  area: ServiceArea
  remindsOfCarts: boolean
  returns: ReturnRules
}

/** The shop settings of a project, with defaults. */
export async function shopOf(payload: BasePayload, project: RequestProject): Promise<Shop> {
  const where = { project: { equals: project.id } }
  const [[shop], [paying], programme, { area }] = await Promise.all([
    documentCache({ payload, collection: 'shop-settings', where, limit: 1 }),
    documentCache({ payload, collection: 'payment-settings', where, limit: 1 }),
    cashbackProgrammeOf(payload, project),
    courierRules(payload, project),
  ])
  return { ...sellingRules(shop, programme), ...paymentMethods(paying, shop), area }
}

function sellingRules(
  shop: ShopSetting | undefined,
  programme: CashbackProgramme,
): Pick<Shop, 'rules' | 'taxRates' | 'remindsOfCarts' | 'returns'> {
  const { tax, delivery, roundsToRupee, remindsOfCarts, returns } = shop ?? {}
  const isRegistered = Boolean(tax?.gstin && tax.state)
  return {
    rules: {
      sellerState: isRegistered ? (tax?.state as StateCode) : null,
      delivery: (delivery ?? []).map((option, index) => ({
        key: option.id ?? String(index),
        label: option.label,
        hindiLabel: option.hindiLabel ?? null,
        pricePaise: option.pricePaise,
        kilogramPaise: option.kilogramPaise,
        freeFromPaise: option.freeFromPaise ?? null,
        fasterDays: option.fasterDays,
      })),
      roundsToRupee: roundsToRupee === true,
      credits: programme.spending,
      cashback: programme.earning,
    },
    taxRates: {
      goods: Math.round((tax?.goodsPercent ?? 0) * 100),
      learning: Math.round((tax?.learningPercent ?? 18) * 100),
    },
    remindsOfCarts: remindsOfCarts !== false,
    returns: {
      goodsDays: returns?.goodsDays ?? DEFAULT_RETURN_RULES.goodsDays,
      learningDays: returns?.learningDays ?? DEFAULT_RETURN_RULES.learningDays,
      kindDays: Object.fromEntries((returns?.kinds ?? []).map(({ kind, days }) => [kind, days])),
      mostProgress: returns?.mostProgress ?? DEFAULT_RETURN_RULES.mostProgress,
      refundsDelivery: returns?.refundsDelivery ?? false,
    },
  }
}

const paymentMethods = (
  paying: PaymentSetting | undefined,
  shop: ShopSetting | undefined,
): Pick<Shop, 'cash' | 'bank'> => ({
  cash: {
    isOn: paying?.cashOnDelivery?.isActive === true,
    mostPaise: paying?.cashOnDelivery?.maxPaise || Number.POSITIVE_INFINITY,
    feePaise: paying?.cashOnDelivery?.feePaise ?? 0,
    states: (shop?.cashStates ?? []) as StateCode[],
  },
  bank: {
    isOn: paying?.bankTransfer?.isActive === true,
    instructions: paying?.bankTransfer?.instructions ?? '',
  },
})
