import { noAnswer } from './noAnswer.ts'
import { createTxn } from './orders.ts'

/** The gateways of this installation; the sandbox lets the tester choose what happens. */
export const SANDBOX = 'sandbox'

export type PayStart =
  | { state: 'goTo'; url: string }
  | { state: 'alreadyPaid' }
  | { state: 'signedOut' }
  | { state: 'refused'; message: string }

/** Opens an order at the gateway: where to send the browser, or why not. */
export async function startPaying(
  base: string,
  orderId: string,
  gateway: string = SANDBOX,
): Promise<PayStart> {
  try {
    const { status, body } = await createTxn(base, orderId, gateway)
    if (body.apiSuccess)
      return body.payUrl
        ? { state: 'goTo', url: body.payUrl }
        : { state: 'refused', message: noAnswer(base, 'tryLater') }
    if (status === 401) return { state: 'signedOut' }
    return body.code === 'alreadyPaid'
      ? { state: 'alreadyPaid' }
      : { state: 'refused', message: body.message }
  } catch {
    return { state: 'refused', message: noAnswer(base) }
  }
}
