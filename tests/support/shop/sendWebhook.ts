import { randomUUID } from 'node:crypto'
import type { RequestProject } from '#access/projectOf.ts'
import { webhookSignature } from '#cms/adapters/payments/sandbox/signing.ts'
import { openBrowser } from '../browser.ts'

type Outcome = { gatewayOrderId: string; amountPaise: number; event?: 'payment.paid' | 'payment.failed' }

/** Posts a signed webhook of the sandbox gateway with a payment's outcome and returns the HTTP status. */
export async function sendWebhook(
  project: RequestProject,
  { gatewayOrderId, amountPaise, event = 'payment.paid' }: Outcome,
): Promise<number> {
  const rawBody = JSON.stringify({
    id: `evt_${randomUUID()}`,
    event,
    payment: { id: `pay_${gatewayOrderId}`, orderId: gatewayOrderId, amount: amountPaise },
  })
  const at = String(Date.now())
  const headers = { 'x-sandbox-time': at, 'x-sandbox-signature': webhookSignature(project.slug, at, rawBody) }
  return (await openBrowser(project).post('/payment/webhook/sandbox', rawBody, headers)).status
}
