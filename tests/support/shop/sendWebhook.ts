import { randomUUID } from 'node:crypto'
import type { RequestProject } from '#access/projectOf.ts'
import { webhookSignature } from '#cms/adapters/payments/sandbox/signing.ts'
import { openBrowser } from '../browser.ts'

type Told = { gatewayOrderId: string; amountPaise: number; event?: 'payment.paid' | 'payment.failed' }

/** Tells a project by a signed webhook of the sandbox what became of an attempt; answers the status. */
export async function sendWebhook(
  project: RequestProject,
  { gatewayOrderId, amountPaise, event = 'payment.paid' }: Told,
): Promise<number> {
  const rawBody = JSON.stringify({
    ...{ id: `evt_${randomUUID()}`, event },
    payment: { id: `pay_${gatewayOrderId}`, orderId: gatewayOrderId, amount: amountPaise },
  })
  const at = String(Date.now())
  const headers = { 'x-sandbox-time': at, 'x-sandbox-signature': webhookSignature(project.slug, at, rawBody) }
  return (await openBrowser(project).post('/payment/webhook/sandbox', rawBody, headers)).status
}
