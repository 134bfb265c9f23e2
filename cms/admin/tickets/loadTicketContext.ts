import type { CollectionSlug, DataFromCollectionSlug, PayloadRequest, Where } from 'payload'
import { hasModule, viewersOf } from '#access/moduleRules.ts'
import { viewerOf } from '#access/viewer.ts'
import { readRow, readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import type { SessionView } from '#domain/calls/account.ts'
import { isGatewayPayment } from '#domain/orders/methods.ts'
import type { ErrorLog, Invoice, Order, Payment, Shipment, SupportTicket, User } from '#payload-types'
import { listSessions } from '../../operations/account/sessions.ts'
import type { WithOrigin } from '../../operations/entitlements/withOrigins.ts'
import { maySendInvoice } from '../../operations/invoices/openInvoice.ts'
import { staffOrder } from '../../operations/orders/staffOrder.ts'
import { courseAccesses, LEARNING_ENTITLEMENTS } from '../../operations/people/personOverview.ts'
import { readOrder } from '../../operations/shipments/readShipment.ts'
import { linesToResend } from '../../operations/shipments/resend.ts'
import { staffShipment } from '../../operations/shipments/staffShipment.ts'

const SHOWN = 5

/** What is known of the student beside a ticket; each is null without the right to see it. */
export type TicketContextRows = {
  orders: Order[] | null
  payments: Payment[] | null
  parcels: Shipment[] | null
  invoices: Invoice[] | null
  enrolments: WithOrigin[] | null
  devices: SessionView[] | null
  errors: ErrorLog[] | null
  tickets: SupportTicket[]
  /** What the viewer may do from here. */
  can: {
    sendInvoice: boolean
    changeAccess: boolean
    /** Ids of payments. */
    checkPayments: string[]
    /** Ids of parcels whose goods may be sent again. */
    resend: string[]
    openErrors: boolean
  }
}

/** The latest rows that the viewer may see. */
async function latest<S extends CollectionSlug>(
  req: PayloadRequest,
  collection: S,
  where: Where,
  sort = '-createdAt',
): Promise<DataFromCollectionSlug<S>[]> {
  const { docs } = await req.payload.find({
    collection,
    where,
    sort,
    depth: 0,
    limit: SHOWN,
    pagination: false,
    req,
    overrideAccess: false,
    user: req.user,
  })
  return docs as unknown as DataFromCollectionSlug<S>[]
}

/**
 * The latest errors of the student's browser. Whoever answers tickets reads them here, by the code that the student quotes; the whole log is for
 * admins.
 */
const errorsOf = ({ payload }: PayloadRequest, { uid, project }: User): Promise<ErrorLog[]> =>
  readRows({
    payload,
    collection: 'error-logs',
    where: { and: [{ uid: { equals: uid } }, { project: { equals: idOf(project) } }] },
    sort: ['-lastSeenAt'],
    limit: SHOWN,
  })

/** Ids of the payments about which the viewer may ask the gateway: not paid yet, of orders that they may change as a whole. */
async function checkablePayments(req: PayloadRequest, payments: readonly Payment[]): Promise<string[]> {
  const open = payments.filter(
    (payment) => isGatewayPayment(payment) && (payment.status !== 'paid' || !payment.isSettled),
  )
  const found = await Promise.all(
    open.map(async ({ id, order }) => {
      const own = await staffOrder(req, idOf(order) ?? '', 'edit')
      return own?.isWhole ? String(id) : null
    }),
  )
  return found.filter((id) => id !== null)
}

/** Ids of returned and lost parcels about which nothing is decided, whose orders the viewer may change as a whole. */
async function resendable(req: PayloadRequest, parcels: readonly Shipment[]): Promise<string[]> {
  const open = parcels.filter(({ returnState, courierTask }) => returnState === 'open' && !courierTask)
  const found = await Promise.all(
    open.map(async (parcel) => {
      const own = await staffShipment(req, String(parcel.id), 'edit')
      const order = own?.isWhole ? await readOrder(req.payload, parcel) : null
      return order && linesToResend(order, parcel).length > 0 ? String(parcel.id) : null
    }),
  )
  return found.filter((id) => id !== null)
}

/** Orders, money, parcels, access, devices, errors and other tickets of a ticket's student, each as far as the viewer's rights reach. */
export async function loadTicketContext(
  req: PayloadRequest,
  { id, student }: SupportTicket,
): Promise<TicketContextRows> {
  const { payload } = req
  const viewer = viewerOf(req)
  const own: Where = { student: { equals: idOf(student) } }
  const sees = (...modules: string[]) => modules.some((module) => hasModule(viewer, module))
  const orders = sees('orders', 'subadminOrders') ? await latest(req, 'orders', own) : null
  const person = await readRow({ payload, collection: 'users', where: { id: { equals: idOf(student) } } })
  const ofOrders: Where = { order: { in: (orders ?? []).map((order) => order.id) } }
  const hasOrders = (orders ?? []).length > 0
  const [payments, parcels, invoices, enrolments, devices, errors, tickets] = await Promise.all([
    sees('payments', 'orders') && hasOrders ? latest(req, 'payments', ofOrders) : null,
    viewersOf('shipments')({ req }) ? latest(req, 'shipments', own) : null,
    sees('invoices', 'orders') && hasOrders ? latest(req, 'invoices', ofOrders, '-issuedAt') : null,
    sees('enrolments')
      ? courseAccesses(req, { ...own, ...LEARNING_ENTITLEMENTS }).then(({ rows }) => rows)
      : null,
    // Devices are part of what staff see of people.
    sees('users') && person
      ? listSessions(payload, { user: String(person.id), current: null }, new Date())
      : null,
    person && sees('supportTickets') ? errorsOf(req, person) : null,
    latest(req, 'support-tickets', { and: [own, { id: { not_equals: id } }] }),
  ])
  const mayChange = !viewer?.isReadOnly
  return {
    orders,
    payments,
    parcels,
    invoices,
    enrolments,
    errors,
    tickets,
    devices: devices?.filter(({ isStaff }) => !isStaff).slice(0, SHOWN) ?? null,
    can: {
      sendInvoice: mayChange && maySendInvoice(req),
      changeAccess: mayChange && hasModule(viewer, 'enrolments', 'edit'),
      checkPayments: mayChange ? await checkablePayments(req, payments ?? []) : [],
      resend: mayChange ? await resendable(req, parcels ?? []) : [],
      openErrors: sees('logs'),
    },
  }
}
