import { env } from '../../config/env.ts'
import type { PaymentProvider, Shop } from './PaymentProvider.ts'
import { razorpay } from './razorpay/razorpay.ts'
import { sandbox } from './sandbox/sandbox.ts'

/** The gateway with this id, or null when the installation does not have it. */
export function paymentProvider(id: string): PaymentProvider | null {
  if (id === razorpay.id) return razorpay
  if (id === sandbox.id && env().isLocalToolsOn) return sandbox
  return null
}

/** The gateways that a project accepts payments through, the preferred one first. */
export async function offeredGateways(shop: Shop): Promise<PaymentProvider[]> {
  const all = [razorpay, ...(env().isLocalToolsOn ? [sandbox] : [])]
  const offered = await Promise.all(all.map((provider) => provider.isOffered(shop)))
  return all.filter((_, index) => offered[index])
}
