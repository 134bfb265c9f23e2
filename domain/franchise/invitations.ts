import { DAY_MS } from '../auth/policy.ts'

/** Students whom one franchisee may ask a day. */
export const INVITATIONS_PER_DAY = 50
/** How long somebody may answer, and how long what the franchisee typed is kept. */
export const INVITATION_MS = 30 * DAY_MS

/** An invitation is answered once; the franchisee learns of an agreement alone. */
export const INVITATION_MOVES = { open: ['accepted', 'declined'], accepted: [], declined: [] } as const
export type InvitationState = keyof typeof INVITATION_MOVES

/** States from which an invitation may still get this answer. */
export const statesBefore = (answer: InvitationState): InvitationState[] =>
  (Object.keys(INVITATION_MOVES) as InvitationState[]).filter((state) =>
    (INVITATION_MOVES[state] as readonly InvitationState[]).includes(answer),
  )
