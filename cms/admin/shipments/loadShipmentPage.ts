import type { BasePayload, PayloadRequest } from 'payload'
import { viewersOf } from '#access/moduleRules.ts'
import { readRow, readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { readdressedAt } from '#domain/orders/addressChange.ts'
import { isCashDue, isCashUncollectable, UNRECEIVED_STATES } from '#domain/orders/cashOnDelivery.ts'
import { addressText, isSameAddress } from '#domain/orders/orderAddress.ts'
import { isOfParcel } from '#domain/returns/isOfParcel.ts'
import { canHandOver } from '#domain/shipments/canHandOver.ts'
import {
  isAwaitingCourier,
  isShipmentOver,
  MANUAL_STATES,
  type ShipmentState,
} from '#domain/shipments/states.ts'
import {
  irreversibleEffect,
  lastManualMove,
  type UndoProblem,
  undoProblem,
} from '#domain/shipments/undoMove.ts'
import type { Order, Return, Shipment, User } from '#payload-types'
import { projectZone } from '../../operations/content/projectZone.ts'
import { invoiceOfOrder } from '../../operations/invoices/issueInvoice.ts'
import { staffOrder } from '../../operations/orders/staffOrder.ts'
import { courierRules } from '../../operations/shipments/courierRules.ts'
import { parcelAddress } from '../../operations/shipments/parcelAddress.ts'
import { readOrder, shipmentsOf } from '../../operations/shipments/readShipment.ts'
import { linesToResend } from '../../operations/shipments/resend.ts'
import { isBeingResent } from '../../operations/shipments/reserveForResend.ts'
import { staffShipment } from '../../operations/shipments/staffShipment.ts'
import { type AddressEdit, addressEdit } from '../addresses/addressEdit.ts'
import { isAnythingRefundable, type RefundData, refundData } from '../returns/refundData.ts'
import { watchedNotes } from '../returns/watchedNotes.ts'

/** Data of the page of a parcel for one viewer, with the actions open to them. */
export type ShipmentPageData = {
  shipment: Shipment
  student: User | null
  timeZone: string
  /** Tracking page of the student. */
  trackUrl: string
  isPart: boolean
  /**
   * `edit`: the order's address for the edit dialog, null where it can't be changed. `other`: the order's current address when it
   * differs from this waiting parcel's.
   */
  address: { edit: AddressEdit | null; other: string | null }
  /** For a returned or lost parcel: whether its resent goods are waiting to be packed, or are packed. Else null. */
  sentAgain: 'waits' | 'packed' | null
  /** Time at which the address changed after packing, ms since epoch. */
  readdressedAt: number | null
  /** Whether the viewer may open the order. */
  seesOrder: boolean
  /** Returns and refunds of goods in this parcel, newest first; empty without the permission to see them all. */
  returns: Return[]
  /** Refund options of the order with this parcel's lines preselected; null without the permission and when no decision is pending. */
  refund: { data: RefundData; lines: number[] } | null
  /** The manually set status that can be undone and the status before it, or why it can't be undone; null when none was set. */
  undo: { from: ShipmentState; before: ShipmentState } | { problem: UndoProblem } | null
  /** Irreversible effects of the statuses that can be set manually now. */
  finals: Partial<Record<ShipmentState, 'cashCounted' | 'closed'>>
  can: {
    assign: boolean
    pickup: boolean
    cancel: boolean
    refresh: boolean
    move: boolean
    /** Whether it can be marked as picked up in one step. */
    handOver: boolean
    forwardAnswer: boolean
    decide: boolean
    resend: boolean
    /** Whether the unpaid cash-on-delivery order may be closed with the parcel. */
    closeOrder: boolean
    /** Whether its lines may be cancelled while other parcels of the order are still paid on delivery. */
    cancelItems: boolean
  }
}

/** Loads the page of a parcel; null when the viewer may not see it. */
export async function loadShipmentPage(req: PayloadRequest, id: string): Promise<ShipmentPageData | null> {
  const [seen, worked] = [await staffShipment(req, id, 'view'), await staffShipment(req, id, 'edit')]
  if (!seen) return null
  const { payload } = req
  const { products, isWhole } = seen
  const { state, awb, labelUrl, courier, answer, returnState, courierTask } = seen.shipment
  const [order, student, timeZone, trackUrl, returns] = await Promise.all([
    staffOrder(req, idOf(seen.shipment.order) as string, 'edit'),
    readRow({ payload, collection: 'users', where: { id: { equals: idOf(seen.shipment.student) } } }),
    projectZone(payload, idOf(seen.shipment.project)),
    parcelAddress(payload, seen.shipment),
    isWhole && viewersOf('returns')({ req }) === true ? returnsOf(payload, seen.shipment) : [],
  ])
  const isMine = worked?.isWhole === true
  const isByHand = courier === 'manual'
  const isOpen = returnState === 'open' && !courierTask
  const last = isMine && !courierTask ? lastManualMove(seen.shipment) : null
  const mayMove = isMine && !isShipmentOver(state) && state !== 'pending'
  const whole = isMine && (isOpen || last || mayMove) ? await readOrder(payload, seen.shipment) : null
  const found = isOpen ? whole : null
  const isOpenToAddress = isAwaitingCourier(state) || isOpen
  const problem = last && whole ? undoProblem(whole, seen.shipment) : null
  const { collectsCash } = await courierRules(payload, { id: idOf(seen.shipment.project) as string })
  const closeOrder = state === 'lost' && Boolean(found && isCashUncollectable(found, UNRECEIVED_STATES))
  const undecided = found ? linesToResend(found, seen.shipment) : []
  return {
    shipment: isWhole
      ? seen.shipment
      : {
          ...seen.shipment,
          cashPaise: 0,
          lines: seen.shipment.lines.filter(({ product }) => products?.includes(product)),
        },
    student,
    timeZone,
    trackUrl,
    returns,
    isPart: !isWhole,
    refund:
      order?.isWhole && undecided.length > 0 && isAnythingRefundable(order.order)
        ? { data: refundData(order.order, await watchedNotes(payload, order.order)), lines: undecided }
        : null,
    undo: problem ? { problem } : last && whole ? { from: state, before: last.before } : null,
    finals: Object.fromEntries(
      MANUAL_STATES.flatMap((to) => {
        const final = mayMove && whole ? irreversibleEffect(whole, seen.shipment, to, collectsCash) : null
        return final ? [[to, final]] : []
      }),
    ),
    address: {
      edit: order?.isWhole && isOpenToAddress ? await editOf(payload, order.order) : null,
      other:
        whole?.address && isAwaitingCourier(state) && !isSameAddress(whole.address, seen.shipment.address)
          ? addressText(whole.address)
          : null,
    },
    sentAgain: order && isShipmentOver(state) ? sentAgainOf(order.order, seen.shipment) : null,
    readdressedAt: whole ? readdressedAt(whole, seen.shipment) : null,
    seesOrder: viewersOf('orders')({ req }) !== false,
    can: {
      assign: isMine && isAwaitingCourier(state) && !courierTask && (isByHand || !awb || !labelUrl),
      pickup: isMine && !isByHand && isAwaitingCourier(state) && Boolean(awb) && !courierTask,
      cancel: isMine && isAwaitingCourier(state) && courierTask !== 'cancel',
      refresh: isMine && !isByHand && Boolean(awb),
      move: mayMove,
      handOver: mayMove && canHandOver({ state, awb }),
      forwardAnswer: isMine && answer?.sentAt === 0 && state === 'attemptFailed',
      // Restocking is decided after the student's refund or replacement.
      decide: isMine && isOpen && undecided.length === 0,
      resend: undecided.length > 0,
      closeOrder,
      cancelItems: undecided.length > 0 && !closeOrder && Boolean(found && isCashDue(found)),
    },
  }
}

/** Rows of an order's returns and refunds that are read. */
const MAX_RETURNS = 50

async function returnsOf(payload: BasePayload, shipment: Shipment): Promise<Return[]> {
  const where = { order: { equals: idOf(shipment.order) } }
  const [rows, order] = await Promise.all([
    readRows({
      payload,
      collection: 'returns',
      where,
      sort: ['-createdAt'],
      limit: MAX_RETURNS,
    }),
    readOrder(payload, shipment),
  ])
  if (!order) return []
  return rows.filter(({ id, lines }) =>
    lines.some(({ index }) => isOfParcel(order, shipment, String(id), index)),
  )
}

async function editOf(payload: BasePayload, order: Order): Promise<AddressEdit | null> {
  const id = String(order.id)
  const [parcels, invoice] = await Promise.all([shipmentsOf(payload, id), invoiceOfOrder(payload, id)])
  return addressEdit(order, parcels, invoice?.number ?? null)
}

function sentAgainOf(order: Order, shipment: Shipment): 'waits' | 'packed' | null {
  if (shipment.returnState !== 'done' || !isBeingResent(order, shipment)) return null
  return shipment.lines.some(({ index }) => order.lines[index]?.state === 'waiting') ? 'waits' : 'packed'
}
