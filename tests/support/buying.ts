import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { callbackSignature } from '#cms/adapters/payments/sandbox/signing.ts'
import type { Browser } from './browser.ts'

type Started = { orderId: string; number: string; gatewayOrderId: string }

/** Saves an address in the signed-in person's address book and returns its id. */
export async function addAddress(browser: Browser, pincode = '462002', state = 'MP'): Promise<string> {
  const { body } = await browser.post<{ addresses: { id: string }[] }>('/address/save', {
    kind: 'home',
    name: 'Some Body',
    phone: '9800000001',
    line1: 'House 1',
    city: 'A city',
    state,
    pincode,
  })
  return body.addresses[0]?.id as string
}

/** Quotes, places the order and starts a sandbox payment, as the checkout does. */
export async function startBuying(browser: Browser, productId: string): Promise<Started> {
  const items = [{ product: productId, quantity: 1 }]
  const quoted = await browser.post<{ quote: { quoteId: string } }>('/payment/quote', { items })
  const placed = await browser.post<{ orderId: string; number: string }>('/payment/placeOrder', {
    items,
    quoteId: quoted.body.quote.quoteId,
  })
  const started = await browser.post<{ gatewayOrderId: string }>('/payment/createTxn', {
    orderId: placed.body.orderId,
    gateway: 'sandbox',
  })
  return { ...placed.body, gatewayOrderId: started.body.gatewayOrderId }
}

/** Marks a sandbox transaction as paid or failed, and returns the signed callback fields that the browser then posts. */
export async function payAtGateway(
  payload: BasePayload,
  project: RequestProject,
  gatewayOrderId: string,
  state: 'paid' | 'failed' = 'paid',
) {
  const paymentId = `pay_${gatewayOrderId}`
  await payload.db.updateOne({
    collection: 'sandbox-transactions',
    where: { gatewayOrderId: { equals: gatewayOrderId } },
    data: { state, paymentId },
  })
  return {
    gatewayOrderId,
    paymentId,
    status: state,
    signature: callbackSignature(project.slug, gatewayOrderId, paymentId, state),
  }
}
