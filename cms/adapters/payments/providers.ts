import { env } from '../../env.ts'
import type { PaymentProvider } from './PaymentProvider.ts'
import { sandbox } from './sandbox/sandbox.ts'

/** The gateway of a name, or null when this installation does not offer it. */
export function paymentProvider(id: string): PaymentProvider | null {
  if (id === sandbox.id && env().isLocalToolsOn) return sandbox
  return null
}
