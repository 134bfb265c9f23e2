import type { ShipmentState } from '../courier/states.ts'
import type { ReturnState } from '../returns/states.ts'
import type { LineState, OrderStatus, PaymentStatus } from './moves.ts'
import { isPayable } from './payable.ts'
import type { RefundState } from './refunds.ts'
import { isDueAtDoor } from './unpaidAtDoor.ts'

type Parcel = {
  id: string
  state: ShipmentState
  awb: string | null
  /** It came back or was lost, and nobody has decided what follows. */
  isUndecided: boolean
  /** The student has said what is to be done, and the courier does not know. */
  isAnswerUntold: boolean
}

/** What a step is chosen by; lists have what the asker sees. */
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

/** Which kinds of step there are; `id` is that of the return or parcel it is about. */
export type OrderStep = {
  kind:
    | 'confirmTransfer'
    | 'decideReturn'
    | 'decideParcel'
    | 'tellCourier'
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

const MOVING: readonly ShipmentState[] = [
  ...(['pickedUp', 'inTransit', 'outForDelivery', 'attemptFailed', 'rtoInitiated'] as const),
]

type Rule = [OrderStep['kind'], (facts: StepFacts) => { id: string } | boolean | undefined]

/** What staff do next for an order: the first that holds. Work comes before what only has to be waited for. */
const RULES: readonly Rule[] = [
  [
    'confirmTransfer',
    ({ method, paymentStatus, status }) =>
      method === 'bankTransfer' && paymentStatus === 'due' && (status === 'placed' || status === 'expired'),
  ],
  ['decideReturn', ({ returns }) => returns.find(({ state }) => state === 'asked')],
  ['decideParcel', ({ parcels }) => parcels.find(({ isUndecided }) => isUndecided)],
  ['tellCourier', ({ parcels }) => parcels.find(({ isAnswerUntold }) => isAnswerUntold)],
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
  ['awaitDelivery', ({ parcels }) => parcels.find(({ state }) => MOVING.includes(state))],
  [
    'collectCashOnDelivery',
    ({ lines, ...order }) => isDueAtDoor(order) && lines.some(({ state }) => state === 'delivered'),
  ],
  ['awaitPayment', isPayable],
]

/** What is to be done next for an order, null when nothing is. */
export function orderNextStep(facts: StepFacts): OrderStep | null {
  for (const [kind, applies] of RULES) {
    const found = applies(facts)
    if (found) return { kind, id: typeof found === 'object' ? found.id : null }
  }
  return null
}
