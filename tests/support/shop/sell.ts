import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import type { PaymentEventData } from '#cms/adapters/payments/PaymentProvider.ts'
import { sandbox } from '#cms/adapters/payments/sandbox/sandbox.ts'
import { placeOrder } from '#cms/operations/checkout/placeOrder.ts'
import { NO_PURCHASE_OPTIONS, quoteItems } from '#cms/operations/checkout/quoteItems.ts'
import { type StartPaymentResult, startPayment } from '#cms/operations/payments/startPayment.ts'
import type { WantedItem } from '#domain/orders/chooseOffer.ts'
import type { OrderAddress } from '#domain/orders/OrderSchemas.ts'
import type { Coupon, Order, SellingProduct, StockLevel, User } from '#payload-types'
import { createCourse } from '../catalogue.ts'

/** Default delivery address. */
export const ADDRESS: OrderAddress = {
  name: 'Some Body',
  phone: '+919800000001',
  alternatePhone: null,
  line1: 'House 1',
  line2: null,
  landmark: null,
  city: 'A city',
  state: 'MP',
  pincode: '462002',
}

/** Creates a book at ₹500 with `stock` pieces (null: not counted). */
export const createBook = async (
  payload: BasePayload,
  project: RequestProject,
  stock: number | null,
  values: Partial<SellingProduct> = {},
): Promise<SellingProduct> =>
  (
    await createCourse(payload, project, {
      kind: 'physical',
      classes: [],
      pricePaise: 50_000,
      mrpPaise: 60_000,
      stock,
      ...values,
    })
  ).product

let made = 0

/** Creates a coupon: by default 10 % off, once per person. */
export const createCoupon = async (
  payload: BasePayload,
  project: RequestProject,
  values: Partial<Coupon> = {},
): Promise<Coupon> =>
  (await payload.create({
    collection: 'coupons',
    data: {
      code: `CODE-${process.pid}-${made++}`,
      title: 'Ten off',
      type: 'percent',
      percent: 10,
      project: project.id,
      isActive: true,
      isListed: true,
      userLimit: 1,
      ...values,
    } as never,
    overrideAccess: true,
    context: { project },
  })) as Coupon

type Purchase = { items: WantedItem[]; codes?: string[]; method?: 'online' | 'cashOnDelivery' }

/** Quotes and places an order as the checkout does; `reason` is why it was refused. */
export async function placeOrderFor(
  payload: BasePayload,
  project: RequestProject,
  person: User,
  { items, codes = [], method = 'online' }: Purchase,
): Promise<{ ok: true; order: Order } | { ok: false; reason: string }> {
  const now = new Date()
  const purchase = { ...NO_PURCHASE_OPTIONS, codes, place: ADDRESS, method }
  const quoted = await quoteItems({ payload, project, person, items, purchase, now })
  if (!quoted.ok) return { ok: false, reason: quoted.reason }
  const [refused] = quoted.refusedCodes
  if (refused) return { ok: false, reason: refused.refusal.reason }
  const order = await placeOrder({
    payload,
    project,
    quoted,
    now,
    method,
    gst: null,
    address: ADDRESS,
    student: person,
    by: person,
    panel: 'web' as const,
  })
  return { ok: true, order }
}

/** Starts an order's payment at the sandbox gateway. */
export const startSandboxPayment = (
  payload: BasePayload,
  project: RequestProject,
  order: Order,
): Promise<StartPaymentResult> =>
  startPayment({
    payload,
    project,
    order,
    provider: sandbox,
    returnUrl: 'http://localhost/return',
    now: new Date(),
  })

/** The gateway's report of a started payment's outcome. */
export const paymentEventOf = (
  started: Extract<StartPaymentResult, { state: 'open' }>,
  status: PaymentEventData['status'] = 'paid',
  payment = `pay_${started.payment.gatewayOrderId}`,
): PaymentEventData => ({
  gatewayOrderId: started.payment.gatewayOrderId,
  gatewayPaymentId: payment,
  amountPaise: started.payment.amountPaise,
  status,
  method: 'test',
})

/** The stock level of a product without variants. */
export const stockOf = async (payload: BasePayload, product: string): Promise<StockLevel> =>
  (await payload.db.findOne<StockLevel>({
    collection: 'stock-levels',
    where: { product: { equals: product } },
  })) as StockLevel

/** Pieces that orders reserve. */
export const heldOf = ({ held }: StockLevel): number => held
