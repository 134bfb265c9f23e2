import type { PayloadRequest } from 'payload'
import { hasModule, viewersOf } from '#access/moduleRules.ts'
import { type Viewer, viewerOf } from '#access/viewer.ts'
import { readRow, readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { type CancelObstacle, cancelObstacle } from '#domain/orders/cancelObstacle.ts'
import { isCancellable } from '#domain/orders/moves.ts'
import { type OrderStep, orderNextStep } from '#domain/orders/orderNextStep.ts'
import { partOfOrder } from '#domain/orders/partOfOrder.ts'
import { piecesGone } from '#domain/returns/piecesGone.ts'
import type { Invoice, Order, Payment, Refund, Return, User } from '#payload-types'
import { projectZone } from '../../operations/content/projectZone.ts'
import { maySendInvoice } from '../../operations/invoices/openInvoice.ts'
import { canSendPayLink } from '../../operations/orders/sendPayLink.ts'
import { staffOrder } from '../../operations/orders/staffOrder.ts'
import { shipmentsOf } from '../../operations/shipments/readShipment.ts'
import { type AddressEdit, addressEdit } from '../addresses/addressEdit.ts'
import { watchedNotes } from '../returns/watchedNotes.ts'
import { loadOrderParcels, type OrderParcelsData } from '../shipments/loadOrderParcels.ts'

/** Data of the page of an order for one viewer, with the actions open to them. */
export type OrderPageData = {
  order: Order
  /** Pieces of each of its lines that are refunded or cancelled while the others are not. */
  gone: ReturnType<typeof piecesGone>
  student: User | null
  /** Null unless the viewer may see all payments. */
  payments: Payment[] | null
  refunds: Refund[] | null
  /** Newest first; empty unless the viewer may see all returns. */
  returns: Return[]
  /** Next step; null when nothing is left to do. */
  step: OrderStep | null
  /** The invoice and its credit notes; empty when the viewer sees only part of the order. */
  invoices: Invoice[]
  parcels: OrderParcelsData
  timeZone: string
  isPart: boolean
  /** Why the viewer cannot cancel the order; null when they can. */
  obstacle: CancelObstacle | null
  /** Null when the delivery address cannot be changed, or not by the viewer. */
  addressEdit: AddressEdit | null
  /** How much of its lessons was watched, by line index; empty for viewers who cannot refund. */
  watched: ReadonlyMap<number, string>
  can: {
    edit: boolean
    cancel: boolean
    collectPayment: boolean
    payLink: boolean
    refund: boolean
    /** Refund lines or start returns. */
    refundLines: boolean
    people: boolean
    sendInvoice: boolean
    /** Ask the gateway about a payment. */
    checkPayment: boolean
  }
}

const MAX_ROWS = 50

/** Loads the page of an order; null when the viewer may not see it. */
export async function loadOrderPage(req: PayloadRequest, id: string): Promise<OrderPageData | null> {
  const [seen, worked] = [await staffOrder(req, id, 'view'), await staffOrder(req, id, 'edit')]
  if (!seen) return null
  const { payload } = req
  const { products } = seen
  const order = products ? ({ ...seen.order, ...partOfOrder(seen.order, products) } as Order) : seen.order
  const rowsOf = <S extends 'payments' | 'refunds' | 'invoices' | 'returns'>(collection: S) =>
    viewersOf(collection)({ req }) === true
      ? readRows({
          payload,
          collection,
          where: { order: { equals: id } },
          sort: ['createdAt'],
          limit: MAX_ROWS,
        })
      : null
  const [student, payments, refunds, invoices, returns, timeZone, shipments] = await Promise.all([
    readRow({ payload, collection: 'users', where: { id: { equals: idOf(order.student) } } }),
    rowsOf('payments'),
    rowsOf('refunds'),
    products === null ? rowsOf('invoices') : null,
    products === null ? rowsOf('returns') : null,
    projectZone(payload, idOf(order.project)),
    shipmentsOf(payload, id),
  ])
  const parcels = await loadOrderParcels(req, seen.order, shipments)
  const isWhole = worked?.isWhole === true
  const viewer = viewerOf(req) as Viewer
  return {
    order,
    student,
    payments,
    refunds,
    invoices: invoices ?? [],
    parcels,
    timeZone,
    gone: piecesGone(seen.order).filter(
      (_, index) => products === null || products.includes(seen.order.lines[index]?.product ?? ''),
    ),
    returns: returns?.toReversed() ?? [],
    step: orderNextStep({
      status: order.status,
      paymentStatus: order.paymentStatus,
      method: order.method,
      lines: order.lines,
      parcels: parcels.parcels,
      refunds: refunds ?? [],
      isToPack: products === null ? order.queue === 'pack' : parcels.packing !== null,
      returns: (returns ?? []).map(({ id: name, state }) => ({ id: String(name), state })),
    }),
    isPart: products !== null,
    obstacle: isWhole ? cancelObstacle(seen.order) : null,
    watched: isWhole ? await watchedNotes(payload, order) : new Map(),
    addressEdit: isWhole ? addressEdit(seen.order, shipments, invoiceNumber(invoices)) : null,
    can: {
      edit: worked !== null,
      cancel: isWhole && isCancellable(seen.order),
      collectPayment: isWhole && isUnpaid(seen.order),
      checkPayment: isWhole,
      payLink: isWhole && canSendPayLink(seen.order),
      refundLines: isWhole,
      refund: isWhole && hasModule(viewer, 'payments'),
      people: hasModule(viewer, 'users'),
      sendInvoice: maySendInvoice(req),
    },
  }
}

const invoiceNumber = (invoices: readonly Invoice[] | null): string | null =>
  invoices?.find(({ kind }) => kind === 'invoice')?.number ?? null

const isUnpaid = ({ paidBy, status, paymentStatus }: Order): boolean =>
  !paidBy && status !== 'cancelled' && paymentStatus !== 'refunded'
