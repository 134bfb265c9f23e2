import { moduleAccess } from '#access/moduleRules.ts'
import { projectScoped } from '../projectScoped.ts'

/**
 * A vote for a helpful review: one per person, by `voteKey`. Written by reviews/vote. Deleted with the
 * account.
 */
export const ReviewVotes = projectScoped({
  slug: 'review-votes',
  lockDocuments: false,
  custom: { isFlat: true },
  labels: { singular: 'Helpful vote', plural: 'Helpful votes' },
  admin: { group: 'Shop', useAsTitle: 'id', hidden: true },
  access: moduleAccess('review-votes'),
  fields: [
    { name: 'review', type: 'relationship', relationTo: 'product-reviews', required: true, index: true },
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true },
    { name: 'voteKey', type: 'text', required: true, unique: true },
  ],
})
