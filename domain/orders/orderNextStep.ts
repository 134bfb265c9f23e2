import type { ReturnState } from '../returns/states.ts'
import type { ShipmentState } from '../shipments/states.ts'
import { isCashDue } from './cashOnDelivery.ts'
import type { LineState, OrderStatus, PaymentStatus } from './moves.ts'
import { isTransferToConfirm } from './orderQueue.ts'
import { isPayable } from './payable.ts'
import type { RefundState } from './refunds.ts'

type Parcel = {
  id: string
  state: ShipmentState
  awb: string | null
  /** It was returned or lost, and what follows is undecided. */
  isUndecided: boolean
  /** The student's answer to a failed delivery has not been passed on to the courier yet. */
  isAnswerPending: boolean
}

/** The facts that determine the next step, as far as the viewer may see them. */
export type StepFacts = {
  status: OrderStatus
  paymentStatus: PaymentStatus
  method: string
  isToPack: boolean
  lines: readonly { state: LineState }[]
  parcels: readonly Parcel[]
  returns: readonly { id: string; state: ReturnState }[]
  refunds: readonly { state: RefundState }[]
}

/** `id` is that of the return or parcel concerned. */
export type OrderStep = {
  kind:
    | 'confirmTransfer'
    | 'decideReturn'
    | 'decideParcel'
    | 'informCourier'
    | 'addKeys'
    | 'pack'
    | 'addTracking'
    | 'handOver'
    | 'receiveReturn'
    | 'payRefund'
    | 'collectCashOnDelivery'
    | 'awaitPayment'
    | 'awaitDelivery'
  id: string | null
}

const IN_TRANSIT: readonly ShipmentState[] = [
  ...(['pickedUp', 'inTransit', 'outForDelivery', 'attemptFailed', 'rtoInitiated'] as const),
]

type Rule = [OrderStep['kind'], (facts: StepFacts) => { id: string } | boolean | undefined]

/** Next steps of staff: the first matching rule applies. Actions come before steps that only need waiting. */
const RULES: readonly Rule[] = [
  ['confirmTransfer', isTransferToConfirm],
  ['decideReturn', ({ returns }) => returns.find(({ state }) => state === 'requested')],
  ['decideParcel', ({ parcels }) => parcels.find(({ isUndecided }) => isUndecided)],
  ['informCourier', ({ parcels }) => parcels.find(({ isAnswerPending }) => isAnswerPending)],
  [
    'addKeys',
    ({ status, lines }) =>
      status === 'confirmed' &&
      lines.some(({ state }) => state === 'backordered') &&
      !lines.some(({ state }) => state === 'waiting'),
  ],
  ['pack', ({ isToPack }) => isToPack],
  ['addTracking', ({ parcels }) => parcels.find(({ state, awb }) => state === 'packed' && !awb)],
  ['handOver', ({ parcels }) => parcels.find(({ state }) => state === 'packed' || state === 'awbAssigned')],
  ['payRefund', ({ refunds }) => refunds.some(({ state }) => state === 'byHand' || state === 'failed')],
  ['receiveReturn', ({ returns }) => returns.find(({ state }) => state === 'approved')],
  ['awaitDelivery', ({ parcels }) => parcels.find(({ state }) => IN_TRANSIT.includes(state))],
  [
    'collectCashOnDelivery',
    ({ lines, ...order }) => isCashDue(order) && lines.some(({ state }) => state === 'delivered'),
  ],
  ['awaitPayment', isPayable],
]

/** The next step for an order; null when there is none. */
export function orderNextStep(facts: StepFacts): OrderStep | null {
  for (const [kind, applies] of RULES) {
    const match = applies(facts)
    if (match) return { kind, id: typeof match === 'object' ? match.id : null }
  }
  return null
}
