import { byModules } from '#access/moduleRules.ts'
import { projectScoped } from '../projectScoped.ts'

/** That somebody found a review helpful: once a person, by `voteKey`. Written by reviews/vote. Goes with the account. */
export const ReviewVotes = projectScoped({
  slug: 'review-votes',
  lockDocuments: false,
  custom: { isFlat: true },
  labels: { singular: 'Helpful vote', plural: 'Helpful votes' },
  admin: { group: 'Shop', useAsTitle: 'id', hidden: true },
  access: byModules('review-votes'),
  fields: [
    { name: 'review', type: 'relationship', relationTo: 'product-reviews', required: true, index: true },
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true },
    { name: 'voteKey', type: 'text', required: true, unique: true },
  ],
})
