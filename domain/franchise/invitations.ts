import { DAY_MS } from '../auth/policy.ts'

/** Maximum invitations of a franchisee per day. */
export const INVITATIONS_PER_DAY = 50
/**
 * How long an invitation can be answered, and how long the contact data that the franchisee typed is stored.
 */
export const INVITATION_MS = 30 * DAY_MS

/** An invitation is answered once; the franchisee learns only of an acceptance. */
export const INVITATION_MOVES = { open: ['accepted', 'declined'], accepted: [], declined: [] } as const
export type InvitationState = keyof typeof INVITATION_MOVES

/** States from which an invitation may still get this answer. */
export const statesLeadingTo = (answer: InvitationState): InvitationState[] =>
  (Object.keys(INVITATION_MOVES) as InvitationState[]).filter((state) =>
    (INVITATION_MOVES[state] as readonly InvitationState[]).includes(answer),
  )
