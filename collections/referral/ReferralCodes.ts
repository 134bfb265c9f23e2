import { internalCollection } from '../internalCollection.ts'

/** Referral code of a person, one each; `codeKey` is project and code. */
export const ReferralCodes = internalCollection({
  slug: 'referral-codes',
  fields: [
    { name: 'codeKey', type: 'text', required: true, unique: true },
    { name: 'code', type: 'text', required: true },
    { name: 'user', type: 'text', required: true, unique: true },
    { name: 'project', type: 'text', required: true, index: true },
  ],
})
