import { env } from '../../config/env.ts'
import type { PaymentProvider, Shop } from './PaymentProvider.ts'
import { razorpay } from './razorpay/razorpay.ts'
import { sandbox } from './sandbox/sandbox.ts'

/** The gateway of a name, or null when this installation does not have it. */
export function paymentProvider(id: string): PaymentProvider | null {
  if (id === razorpay.id) return razorpay
  if (id === sandbox.id && env().isLocalToolsOn) return sandbox
  return null
}

/** The gateways that a project takes money with, the one that people are asked to use first in front. */
export async function offeredGateways(shop: Shop): Promise<PaymentProvider[]> {
  const all = [razorpay, ...(env().isLocalToolsOn ? [sandbox] : [])]
  const offered = await Promise.all(all.map((provider) => provider.isOffered(shop)))
  return all.filter((_, index) => offered[index])
}
