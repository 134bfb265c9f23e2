import { textOf } from '#domain/text/textOf.ts'
import type { StaffQuoted } from '../../operations/orders/staffQuote.ts'
import { itemRefusal, purchaseRefusal } from '../payments/quoteRefusals.ts'
import { notFound } from '../refusals.ts'
import { refuse } from '../responses.ts'

/** The refusal when no quote for a student could be made. */
export function quoteRefusal(quoted: Exclude<StaffQuoted, { state: 'quoted' }>) {
  switch (quoted.state) {
    case 'item':
      return itemRefusal(quoted.refused)
    case 'notAssigned':
      return refuse(textOf('order.notAssigned'), 'forbidden', { httpStatus: 403 })
    case 'noStudent':
      return notFound()
    default:
      return purchaseRefusal({ ok: false, reason: quoted.state })
  }
}
