import type { Shipment } from '#payload-types'

export type Step = 'pack' | 'follow' | 'courierTask' | 'answer'

type Row = Pick<Shipment, 'state' | 'appliedState' | 'courierTask' | 'answer' | 'awb'>

/** The next step the server has to do for a parcel; null when there is none. */
export function nextStep({ state, appliedState, courierTask, answer }: Row): Step | null {
  if (state === 'pending') return 'pack'
  if (state !== appliedState) return 'follow'
  if (courierTask) return 'courierTask'
  return answer && answer.sentAt === null && state === 'attemptFailed' ? 'answer' : null
}
