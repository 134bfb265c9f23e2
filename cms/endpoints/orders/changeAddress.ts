import { ChangeAddressBodySchema } from '#domain/calls/orders.ts'
import { AcceptedSchema } from '#domain/calls/responses.ts'
import { type Text, textOf } from '#domain/text/textOf.ts'
import type { Shipment } from '#payload-types'
import { actorName } from '../../operations/orders/actorName.ts'
import { type ChangeAddressResult, changeAddress as change } from '../../operations/orders/changeAddress.ts'
import { staffOrder } from '../../operations/orders/staffOrder.ts'
import { pincodeRefusal } from '../../operations/pincodes/directory.ts'
import { defineCall } from '../defineCall.ts'
import { notFound } from '../refusals.ts'
import { refuse, succeed } from '../responses.ts'
import { auditOrder } from './auditOrder.ts'
import { ORDER_STAFF_CALLS, wholeOrderRefusal } from './staffAnswers.ts'

export const changeaddress = defineCall({
  path: '/sales/changeaddress',
  summary: 'Change the delivery address of everything in an order that was not handed to the courier yet',
  needs: ORDER_STAFF_CALLS,
  audit: { entity: 'orders', did: 'Changed the delivery address of an order', id: 'orderId' },
  body: ChangeAddressBodySchema,
  answer: AcceptedSchema,
  handle: async ({ req, body: { orderId, version, ...typed }, now }) => {
    const found = await staffOrder(req, orderId, 'edit')
    if (!found) return notFound()
    if (!found.isWhole) return wholeOrderRefusal()
    const wrong = pincodeRefusal(typed)
    if (wrong) return refuse(wrong, 'pincode')
    const { alternatePhone, line2, landmark, ...rest } = typed
    const address = {
      ...rest,
      alternatePhone: alternatePhone ?? null,
      line2: line2 || null,
      landmark: landmark || null,
    }
    const { payload } = req
    const { order } = found
    const changed = await change({ payload, order, address, version, by: actorName(req), now })
    if (changed.state !== 'changed') return refusal(changed)
    if (changed.before) {
      const changes = [{ path: 'address', before: changed.before.address ?? null, after: address }]
      await auditOrder(req, order, `Changed the delivery address of order ${order.number}`, now, changes)
    }
    return succeed(savedText(changed))
  },
})

function refusal({ state }: Exclude<ChangeAddressResult, { state: 'changed' }>) {
  if (state === 'stale') return refuse(textOf('order.addressStale'), 'meanwhile', { httpStatus: 409 })
  if (state === 'notDeliverable') return refuse(textOf('notDeliverable'), state)
  if (state === 'cashNotThere') return refuse(textOf('cashNotThere'), 'cashRefused')
  return refuse(textOf(`order.addressProblems.${state}`), state === 'busy' ? 'meanwhile' : 'tooLate')
}

const referencesOf = (parcels: readonly Shipment[]): string =>
  parcels.map(({ reference }) => reference).join(', ')

function savedText({ parcels, kept }: Extract<ChangeAddressResult, { state: 'changed' }>): Text {
  if (kept.length > 0) return textOf('order.addressKept', { parcels: referencesOf(kept) })
  return parcels.length > 0
    ? textOf('order.addressSlips', { parcels: referencesOf(parcels) })
    : textOf('order.addressSaved')
}
