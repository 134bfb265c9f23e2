import { internalCollection } from '../internalCollection.ts'

/**
 * Invitations of franchisees to future students, with the unproven contact data that the franchisee typed.
 * The owner of the phone or e-mail answers after signing in. Deleted 30 days after it was sent
 * (cms/jobs/purgeExpired.ts), whatever the answer.
 */
export const FranchiseInvitations = internalCollection({
  slug: 'franchise-invitations',
  indexes: [
    { fields: ['project', 'phone'] },
    { fields: ['project', 'email'] },
    { fields: ['franchisee', 'invitedAt'] },
  ],
  fields: [
    // Franchisee, phone and e-mail: inviting the same person again is the same invitation.
    { name: 'requestKey', type: 'text', required: true, unique: true },
    { name: 'franchisee', type: 'text', required: true },
    { name: 'project', type: 'text', required: true },
    { name: 'name', type: 'text', required: true },
    { name: 'phone', type: 'text' },
    { name: 'email', type: 'text' },
    { name: 'state', type: 'text', required: true },
    { name: 'invitedAt', type: 'date', required: true },
    { name: 'expiresAt', type: 'date', required: true, index: true },
  ],
})
