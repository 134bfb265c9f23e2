import type { BasePayload } from 'payload'
import { readRow } from '#database/guard.ts'
import {
  type AddressProblem,
  addressProblem,
  addressVersion,
  followsOrderAddress,
  taskAfterAddress,
} from '#domain/orders/addressChange.ts'
import { isCashDue } from '#domain/orders/cashOnDelivery.ts'
import type { OrderAddress } from '#domain/orders/OrderSchemas.ts'
import { addressText, isSameAddress } from '#domain/orders/orderAddress.ts'
import { recalculateTaxes } from '#domain/orders/recalculateTaxes.ts'
import { acceptsCash } from '#domain/shipments/serviceArea.ts'
import type { Order, Shipment } from '#payload-types'
import { postToLedger } from '../accounting/postToLedger.ts'
import { shippingProblem } from '../checkout/shippingProblem.ts'
import { type Shop, shopOf } from '../checkout/shopOf.ts'
import { invoiceOfOrder } from '../invoices/issueInvoice.ts'
import { projectOfRow } from '../projects/projectOfRow.ts'
import { changeShipment } from '../shipments/changeShipment.ts'
import { shipmentsOf } from '../shipments/readShipment.ts'
import { changeOrder } from './changeOrder.ts'
import { notifyAddressChanged, notifyTransferDue } from './notifyOrder.ts'

type Args = {
  payload: BasePayload
  order: Order
  address: OrderAddress
  /** `addressVersion` of the order that the caller has read. */
  version: number
  by: string
  now: Date
}

export type ChangeAddressResult =
  | {
      state: 'changed'
      /** The order before the change, null when it already had the address. */
      before: Order | null
      /** Packed parcels that now have the new address. */
      parcels: Shipment[]
      /** Parcels that keep the old address, because they were handed over at the same moment. */
      kept: Shipment[]
    }
  | { state: 'stale' | 'notDeliverable' | 'cashNotThere' | AddressProblem }

const ATTEMPTS = 20

/**
 * Changes the delivery address of an order, for goods that are not yet handed over to the courier. An issued invoice stays unchanged;
 * before that, the tax is split by the new state. Idempotent for the same address.
 */
export async function changeAddress(args: Args): Promise<ChangeAddressResult> {
  const { payload, address, now } = args
  const id = String(args.order.id)
  const shop = await shopOf(payload, await projectOfRow(payload, args.order))
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const [order, parcels, invoice] = await Promise.all([
      readRow({ payload, collection: 'orders', where: { id: { equals: id } } }),
      shipmentsOf(payload, id),
      invoiceOfOrder(payload, id),
    ])
    if (!order) break
    const isThere = isSameAddress(order.address, address)
    if (!isThere && addressVersion(order) !== args.version) return { state: 'stale' }
    const problem = addressProblem(order, parcels) ?? placeProblem(order, shop, address)
    if (problem) return { state: problem }
    const isWritten = await write({ ...args, order }, isThere, invoice ? null : shop.rules.sellerState)
    if (!isWritten) continue
    await applyAddressChange(payload, id, now)
    const after = new Map((await shipmentsOf(payload, id)).map((parcel) => [String(parcel.id), parcel]))
    const waited = parcels.filter(followsOrderAddress).map((parcel) => after.get(String(parcel.id)) ?? parcel)
    const hasIt = (parcel: Shipment) => isSameAddress(parcel.address, address)
    return {
      state: 'changed',
      before: isThere ? null : order,
      parcels: waited.filter(hasIt),
      kept: waited.filter((parcel) => !hasIt(parcel)),
    }
  }
  throw new Error('the order whose address is changed kept changing')
}

/** Why goods cannot be delivered to an address, or not with cash on delivery; null when they can. */
function placeProblem(
  order: Order,
  shop: Shop,
  address: OrderAddress,
): 'notDeliverable' | 'cashNotThere' | null {
  if (shippingProblem({ quote: order, shop }, address)) return 'notDeliverable'
  return isCashDue(order) && !acceptsCash(shop, address) ? 'cashNotThere' : null
}

/** Writes the address if the order is unchanged since it was read; false otherwise. @param seller seller's state for splitting the tax, null to leave it */
const write = (
  { payload, order, address, by, now }: Args,
  isThere: boolean,
  seller: Parameters<typeof recalculateTaxes>[1],
): Promise<boolean | null> =>
  changeOrder<boolean>(payload, String(order.id), now, (current) => {
    if (current.rev !== order.rev) return { data: null, answer: false }
    // For a business buyer the state of its GSTIN decides, not the destination.
    const taxes = order.gst
      ? null
      : recalculateTaxes(order, seller, order.address?.state ?? null, address.state)
    return {
      data: {
        address,
        ...taxes,
        pendingTask: 'address',
        // A new order of the same items to the old address must not reuse this one.
        ...(order.status === 'placed' ? { openKey: `address:${order.id}` } : {}),
      },
      events: isThere ? [] : [{ event: 'addressChanged', by, text: addressText(address) }],
      answer: true,
    }
  })

/** Carries out a recorded change of address: updates the parcels, then notifies the student. Idempotent from any point. */
export async function applyAddressChange(payload: BasePayload, id: string, now: Date): Promise<void> {
  const order = await readRow({ payload, collection: 'orders', where: { id: { equals: id } } })
  const address = order?.address
  if (order?.pendingTask !== 'address' || !address) return
  for (const parcel of await shipmentsOf(payload, id))
    await changeShipment(payload, String(parcel.id), now, (row) => ({
      data: followsOrderAddress(row) && !isSameAddress(row.address, address) ? { address } : null,
      answer: null,
    }))
  await notifyAddressChanged(payload, order, now)
  await changeOrder(payload, id, now, (current) => ({
    data:
      current.pendingTask === 'address' && isSameAddress(current.address, address)
        ? { pendingTask: taskAfterAddress(current) }
        : null,
    answer: null,
  }))
  await postToLedger(payload, id, now)
  await notifyTransferDue(payload, id, now)
}
