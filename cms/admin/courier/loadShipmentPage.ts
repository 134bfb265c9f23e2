import type { BasePayload, PayloadRequest } from 'payload'
import { viewersOf } from '#access/moduleRules.ts'
import { readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { canHandOver } from '#domain/courier/canHandOver.ts'
import { isShipmentOver, isWaiting, MOVED_STATES, type ShipmentState } from '#domain/courier/states.ts'
import { finalOf, lastByHand, type UndoProblem, undoProblem } from '#domain/courier/undoMove.ts'
import { readdressedAt } from '#domain/orders/addressChange.ts'
import { addressText, isSameAddress } from '#domain/orders/orderAddress.ts'
import { isDueAtDoor, isUnpaidAtDoor, NOT_RECEIVED } from '#domain/orders/unpaidAtDoor.ts'
import type { Order, Shipment, User } from '#payload-types'
import { projectZone } from '../../operations/content/projectZone.ts'
import { courierRules } from '../../operations/courier/courierRules.ts'
import { parcelAddress } from '../../operations/courier/parcelAddress.ts'
import { readOrder, shipmentsOf } from '../../operations/courier/readShipment.ts'
import { linesToResend } from '../../operations/courier/resend.ts'
import { isSentAgain } from '../../operations/courier/reserveForResend.ts'
import { staffShipment } from '../../operations/courier/staffShipment.ts'
import { invoiceOfOrder } from '../../operations/invoices/issueInvoice.ts'
import { staffOrder } from '../../operations/orders/staffOrder.ts'
import { type AddressEdit, addressEdit } from '../orders/addressEdit.ts'
import { hasRefund, type RefundData, refundData } from '../returns/refundData.ts'

/** Everything the page of a parcel shows to one person, and what they may do there. */
export type ShipmentPageData = {
  shipment: Shipment
  student: User | null
  timeZone: string
  /** Where the student follows it. */
  trackUrl: string
  isPart: boolean
  /** The delivery address of its order: how it is changed, and where it goes now when this parcel goes elsewhere. */
  address: { edit: AddressEdit | null; other: string | null }
  /** Whether its goods, which came back or were lost, left it to be sent again, and whether they wait to be packed. */
  sentAgain: 'waits' | 'packed' | null
  /** When its address changed after it was packed, ms. */
  readdressedAt: number | null
  /** Whether the page of its order opens to them. */
  seesOrder: boolean
  /** What of its order may be refunded, its own lines first; null for somebody who may not, and where nothing is to decide. */
  refund: { data: RefundData; lines: number[] } | null
  /** The status that was set by hand and may be taken back, with where the parcel stands without it. */
  undo: { from: ShipmentState; before: ShipmentState } | { problem: UndoProblem } | null
  /** What follows at once and for good from a status that is set by hand now, by status. */
  finals: Partial<Record<ShipmentState, 'cashCounted' | 'closed'>>
  can: {
    assign: boolean
    pickup: boolean
    cancel: boolean
    refresh: boolean
    move: boolean
    /** Mark it as picked up, with one button. */
    handOver: boolean
    tellAnswer: boolean
    decide: boolean
    resend: boolean
    /** Whether its order, which was to be paid on delivery, may be closed with it. */
    closeOrder: boolean
    /** Whether its items may be cancelled in an order of which other parcels are paid on delivery. */
    cancelItems: boolean
  }
}

/** Loads the page of a parcel, or null for somebody whom no module opens it. */
export async function loadShipmentPage(req: PayloadRequest, id: string): Promise<ShipmentPageData | null> {
  const [seen, worked] = [await staffShipment(req, id, 'view'), await staffShipment(req, id, 'edit')]
  if (!seen) return null
  const { payload } = req
  const { products, isWhole } = seen
  const { state, awb, labelUrl, courier, answer, returnState, courierTask } = seen.shipment
  const [order, student, timeZone, trackUrl] = await Promise.all([
    staffOrder(req, idOf(seen.shipment.order) as string, 'edit'),
    readRow({ payload, collection: 'users', where: { id: { equals: idOf(seen.shipment.student) } } }),
    projectZone(payload, idOf(seen.shipment.project)),
    parcelAddress(payload, seen.shipment),
  ])
  const isMine = worked?.isWhole === true
  const isByHand = courier === 'manual'
  const isOpen = returnState === 'open' && !courierTask
  const last = isMine && !courierTask ? lastByHand(seen.shipment) : null
  const mayMove = isMine && !isShipmentOver(state) && state !== 'pending'
  const whole = isMine && (isOpen || last || mayMove) ? await readOrder(payload, seen.shipment) : null
  const found = isOpen ? whole : null
  const isOpenToAddress = isWaiting(state) || state === 'rtoDelivered' || state === 'lost'
  const problem = last && whole ? undoProblem(whole, seen.shipment) : null
  const { collectsCash } = await courierRules(payload, { id: idOf(seen.shipment.project) as string })
  const closeOrder = state === 'lost' && Boolean(found && isUnpaidAtDoor(found, NOT_RECEIVED))
  const undecided = found ? linesToResend(found, seen.shipment) : []
  return {
    shipment: isWhole
      ? seen.shipment
      : {
          ...seen.shipment,
          cashPaise: 0,
          lines: seen.shipment.lines.filter(({ product }) => products?.includes(product)),
        },
    ...{ student, timeZone, trackUrl, isPart: !isWhole },
    refund:
      order?.isWhole && undecided.length > 0 && hasRefund(order.order)
        ? { data: refundData(order.order), lines: undecided }
        : null,
    undo: problem ? { problem } : last && whole ? { from: state, before: last.before } : null,
    finals: Object.fromEntries(
      MOVED_STATES.flatMap((to) => {
        const final = mayMove && whole ? finalOf(whole, seen.shipment, to, collectsCash) : null
        return final ? [[to, final]] : []
      }),
    ),
    address: {
      edit: order?.isWhole && isOpenToAddress ? await editOf(payload, order.order) : null,
      other:
        whole?.address && isWaiting(state) && !isSameAddress(whole.address, seen.shipment.address)
          ? addressText(whole.address)
          : null,
    },
    sentAgain: order && isShipmentOver(state) ? sentAgainOf(order.order, seen.shipment) : null,
    readdressedAt: whole ? readdressedAt(whole, seen.shipment) : null,
    seesOrder: viewersOf('orders')({ req }) !== false,
    can: {
      assign: isMine && isWaiting(state) && !courierTask && (isByHand || !awb || !labelUrl),
      pickup: isMine && !isByHand && isWaiting(state) && Boolean(awb) && !courierTask,
      cancel: isMine && isWaiting(state) && courierTask !== 'cancel',
      refresh: isMine && !isByHand && Boolean(awb),
      move: mayMove,
      handOver: mayMove && canHandOver({ state, awb }),
      tellAnswer: isMine && answer?.sentAt === 0 && state === 'attemptFailed',
      // What becomes of the goods is asked once it is clear what the student gets.
      decide: isMine && isOpen && undecided.length === 0,
      resend: undecided.length > 0,
      closeOrder,
      cancelItems: undecided.length > 0 && !closeOrder && Boolean(found && isDueAtDoor(found)),
    },
  }
}

async function editOf(payload: BasePayload, order: Order): Promise<AddressEdit | null> {
  const id = String(order.id)
  const [parcels, invoice] = await Promise.all([shipmentsOf(payload, id), invoiceOfOrder(payload, id)])
  return addressEdit(order, parcels, invoice?.number ?? null)
}

function sentAgainOf(order: Order, shipment: Shipment): 'waits' | 'packed' | null {
  if (shipment.returnState !== 'done' || !isSentAgain(order, shipment)) return null
  return shipment.lines.some(({ index }) => order.lines[index]?.state === 'waiting') ? 'waits' : 'packed'
}
