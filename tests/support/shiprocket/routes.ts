import { type Account, type BookedParcel, nextId } from './account.ts'

type Body = Record<string, unknown>
export type Asked = { method: string; url: URL; body: Body }

/** An error response. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly body: object,
  ) {
    super('refused')
  }
}

const REQUIRED = [
  'order_id',
  'order_date',
  'pickup_location',
  'billing_customer_name',
  'billing_address',
  'billing_city',
  'billing_pincode',
  'billing_state',
  'billing_country',
  'billing_email',
  'billing_phone',
  'shipping_is_billing',
  'order_items',
  'payment_method',
  'sub_total',
  'length',
  'breadth',
  'height',
  'weight',
] as const

function checkOrder(body: Body): void {
  const errors: Record<string, string[]> = {}
  for (const name of REQUIRED)
    if (body[name] === undefined || (body[name] === '' && name !== 'billing_email'))
      errors[name] = [`The ${name.replaceAll('_', ' ')} field is required.`]
  if (String(body.order_id ?? '').length > 50) errors.order_id = ['The order id may not be greater than 50.']
  if (!/^[6-9]\d{9}$/.test(String(body.billing_phone))) errors.billing_phone = ['Not a valid mobile number']
  if (!/^[1-9]\d{5}$/.test(String(body.billing_pincode))) errors.billing_pincode = ['Invalid Pincode']
  if (!['COD', 'Prepaid'].includes(String(body.payment_method))) errors.payment_method = ['COD or Prepaid']
  for (const side of ['length', 'breadth', 'height'] as const)
    if (!(Number(body[side]) > 0.5)) errors[side] = [`The ${side} must be greater than 0.5.`]
  if (!(Number(body.weight) > 0)) errors.weight = ['The weight must be greater than 0.']
  if (Object.keys(errors).length > 0)
    throw new Refused(422, { message: 'Oops! Invalid Data.', errors, status_code: 422 })
}

/** Creates a parcel; like Shiprocket, does not refuse an order id that was used before. */
function create(account: Account, body: Body) {
  checkOrder(body)
  const booked: BookedParcel = {
    orderId: nextId(),
    shipmentId: nextId(),
    reference: String(body.order_id),
    body,
    awb: null,
    isCancelled: false,
    pickups: 0,
    scans: [],
    answers: [],
  }
  account.booked.push(booked)
  return {
    order_id: booked.orderId,
    shipment_id: booked.shipmentId,
    status: 'NEW',
    status_code: 1,
    onboarding_completed_now: 0,
    awb_code: '',
    courier_company_id: '',
    courier_name: '',
  }
}

function search(account: Account, { searchParams }: URL) {
  const wanted = searchParams.get('search') ?? ''
  const found = account.booked.filter(({ reference, awb }) => reference.includes(wanted) || awb === wanted)
  return {
    data: found.toReversed().map(({ orderId, reference, shipmentId, awb, isCancelled }) => ({
      id: orderId,
      channel_order_id: reference,
      status: isCancelled ? 'CANCELED' : 'NEW',
      shipments: [{ id: shipmentId, awb: awb ?? '', courier: awb ? 'Delhivery Surface' : '' }],
    })),
    meta: { pagination: { total: found.length, count: found.length, per_page: 20, current_page: 1 } },
  }
}

function byShipment(account: Account, id: unknown): BookedParcel {
  const found = account.booked.find(({ shipmentId }) => shipmentId === Number(id))
  if (!found) throw new Refused(400, { message: 'Invalid shipment id', status_code: 400 })
  return found
}

function assign(account: Account, { shipment_id }: Body) {
  const booked = byShipment(account, shipment_id)
  // Shiprocket reports this error with status 200.
  if (account.refusesAwb)
    return { awb_assign_status: 0, response: { data: { awb_assign_error: account.refusesAwb } } }
  if (booked.awb)
    throw new Refused(400, { message: 'Oops! Cannot reassign courier for this shipment.', status_code: 400 })
  booked.awb = `1904${booked.shipmentId}`
  return {
    awb_assign_status: 1,
    response: {
      data: {
        awb_code: booked.awb,
        order_id: booked.orderId,
        shipment_id: booked.shipmentId,
        courier_company_id: 1,
        courier_name: 'Delhivery Surface',
        applied_weight: 0.5,
      },
    },
  }
}

function pickup(account: Account, { shipment_id }: Body) {
  const booked = byShipment(account, (shipment_id as unknown[])?.[0])
  if (!booked.awb) throw new Refused(400, { message: 'AWB not assigned', status_code: 400 })
  if (booked.pickups > 0) throw new Refused(400, { message: 'Already in Pickup Queue.', status_code: 400 })
  booked.pickups++
  return {
    pickup_status: 1,
    response: { pickup_scheduled_date: '2026-11-24 14:00:00', data: 'Pickup is confirmed', status: 3 },
  }
}

function label(account: Account, { shipment_id }: Body) {
  if (!Array.isArray(shipment_id)) throw new Refused(422, { message: 'Oops! Invalid Data.' })
  const booked = byShipment(account, shipment_id[0])
  return booked.awb
    ? { label_created: 1, label_url: `https://labels.example.org/${booked.shipmentId}.pdf`, not_created: [] }
    : { label_created: 0, not_created: [], response: 'No valid shipment ids to print label' }
}

const byAwb = (account: Account, awb: string | undefined): BookedParcel | undefined =>
  account.booked.find((one) => one.awb === decodeURIComponent(awb ?? ''))

function track(account: Account, awb: string | undefined) {
  const booked = byAwb(account, awb)
  if (!booked || booked.scans.length === 0)
    return { tracking_data: { track_status: 0, error: 'Aahh! There is no activities found in our DB.' } }
  return {
    tracking_data: {
      track_status: 1,
      shipment_status: 1,
      etd: '2026-11-27 19:00:00',
      shipment_track: [{ awb_code: booked.awb, order_id: booked.orderId, courier_name: 'Delhivery Surface' }],
      shipment_track_activities: booked.scans.toReversed(),
    },
  }
}

function cancel(account: Account, { ids }: Body) {
  for (const id of ids as number[]) {
    const booked = account.booked.find(({ orderId }) => orderId === id)
    if (!booked) throw new Refused(404, { message: 'Order ID not found', status_code: 404 })
    if (booked.isCancelled) throw new Refused(400, { message: 'Order already cancelled', status_code: 400 })
    booked.isCancelled = true
  }
  return { message: 'Order cancelled successfully.' }
}

function act(account: Account, awb: string | undefined, { action, comments }: Body) {
  const booked = byAwb(account, awb)
  if (!booked) throw new Refused(404, { message: '404 Not Found', status_code: 404 })
  if (!['return', 're-attempt', 'fake-attempt'].includes(String(action)) || !comments)
    throw new Refused(422, { message: 'Oops! Invalid Data.', status_code: 422 })
  booked.answers.push({ action: String(action), comments: String(comments) })
  return { status: 'Data Updated Sucessfully' }
}

type Handler = (account: Account, asked: Asked, ids: string[]) => unknown

const ROUTES: [string, RegExp, Handler][] = [
  ['POST', /^orders\/create\/adhoc$/, (account, { body }) => create(account, body)],
  ['GET', /^orders$/, (account, { url }) => search(account, url)],
  ['POST', /^orders\/cancel$/, (account, { body }) => cancel(account, body)],
  ['POST', /^courier\/assign\/awb$/, (account, { body }) => assign(account, body)],
  ['POST', /^courier\/generate\/pickup$/, (account, { body }) => pickup(account, body)],
  ['POST', /^courier\/generate\/label$/, (account, { body }) => label(account, body)],
  ['GET', /^courier\/track\/awb\/([^/]+)$/, (account, _asked, [awb]) => track(account, awb)],
  ['POST', /^ndr\/([^/]+)\/action$/, (account, { body }, [awb]) => act(account, awb, body)],
]

/** Processes a request and returns the response's JSON; throws a Refused. */
export function handle(account: Account, asked: Asked): unknown {
  const path = asked.url.pathname.replace('/v1/external/', '')
  for (const [method, pattern, handler] of ROUTES) {
    const match = method === asked.method && pattern.exec(path)
    if (match) return handler(account, asked, match.slice(1))
  }
  throw new Refused(404, { message: '404 Not Found', status_code: 404 })
}
