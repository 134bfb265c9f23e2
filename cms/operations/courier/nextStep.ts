import type { Shipment } from '#payload-types'

export type Step = 'pack' | 'follow' | 'errand' | 'answer'

type Row = Pick<Shipment, 'state' | 'appliedState' | 'errand' | 'answer' | 'awb'>

/** What the server has to do for a parcel next, null for nothing. */
export function nextStep({ state, appliedState, errand, answer }: Row): Step | null {
  if (state === 'pending') return 'pack'
  if (state !== appliedState) return 'follow'
  if (errand) return 'errand'
  return answer && answer.sentAt === null && state === 'attemptFailed' ? 'answer' : null
}
