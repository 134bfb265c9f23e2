import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { isShipped } from '#domain/catalogue/kinds.ts'
import { formatInr } from '#domain/money/formatInr.ts'
import type { PayMethod } from '#domain/orders/methods.ts'
import type { StateCode } from '#domain/people/states.ts'
import { acceptsCash } from '#domain/shipments/serviceArea.ts'
import { type Text, textOf } from '#domain/text/textOf.ts'
import { offeredGateways } from '../../adapters/payments/providers.ts'
import type { Shop } from './shopOf.ts'

type Place = { state: StateCode; pincode: string }

type PayableQuote = {
  lines: readonly { goods: readonly unknown[]; grants?: readonly string[]; kind: string }[]
  payablePaise: number
  feePaise: number
}

/** Why an order cannot be paid on delivery, or null when it can. */
export function cashOnDeliveryRefusal(
  { cash, area }: Pick<Shop, 'cash' | 'area'>,
  { lines, payablePaise, feePaise }: PayableQuote,
  place: Place | null,
): Text | null {
  if (lines.some(({ kind }) => !isShipped(kind))) return textOf('cashOnlyGoods')
  if (payablePaise - feePaise > cash.mostPaise)
    return textOf('cashTooMuch', { most: formatInr(cash.mostPaise) })
  if (place && !acceptsCash({ area, cash }, place)) return textOf('cashNotThere')
  return null
}

/** The project's payment options for a quote; `reason` says why an option is not available, null when it is. */
export async function payOptions(
  payload: BasePayload,
  project: RequestProject,
  shop: Shop,
  quote: PayableQuote,
  place: Place | null,
): Promise<{ gateway: string; method: PayMethod; feePaise: number; reason: Text | null }[]> {
  const option = (gateway: string, method: PayMethod, feePaise = 0, reason: Text | null = null) => ({
    gateway,
    method,
    feePaise,
    reason,
  })
  if (quote.payablePaise === 0) return [option('none', 'none')]
  const gateways = await offeredGateways({ payload, project })
  const { cash, bank } = shop
  const sendsGoods = quote.lines.some(({ goods }) => goods.length > 0)
  return [
    ...gateways.map(({ id }) => option(id, 'online')),
    ...(cash.isOn && sendsGoods
      ? [option('cashOnDelivery', 'cashOnDelivery', cash.feePaise, cashOnDeliveryRefusal(shop, quote, place))]
      : []),
    ...(bank.isOn ? [option('bankTransfer', 'bankTransfer')] : []),
  ]
}
