/**
 * Whether other students may read a doubt with its answer: `offered` by its student and awaiting moderation, `shared` or `declined` by staff.
 */
export const DOUBT_SHARINGS = ['private', 'offered', 'shared', 'declined'] as const
export type DoubtSharing = (typeof DOUBT_SHARINGS)[number]

type Transition = { from: readonly DoubtSharing[]; to: DoubtSharing; by: 'student' | 'staff' }

/** All moves between them; a doubt is asked as `private` or `offered`. */
export const SHARING_EVENTS = {
  share: { from: ['offered', 'declined'], to: 'shared', by: 'staff' },
  decline: { from: ['offered', 'shared'], to: 'declined', by: 'staff' },
  /** Its student takes the offer back. */
  withdraw: { from: ['offered', 'shared', 'declined'], to: 'private', by: 'student' },
} as const satisfies Record<string, Transition>
export type SharingEvent = keyof typeof SHARING_EVENTS

/** The sharing after an event; null when it does not happen from here. */
export function sharingMove(sharing: DoubtSharing, event: SharingEvent): DoubtSharing | null {
  const { from, to }: Transition = SHARING_EVENTS[event]
  return from.includes(sharing) ? to : null
}
