import { closed } from '../closed.ts'

/** The code that a person gives to friends, one each; `codeKey` is project and code. */
export const ReferralCodes = closed({
  slug: 'referral-codes',
  fields: [
    { name: 'codeKey', type: 'text', required: true, unique: true },
    { name: 'code', type: 'text', required: true },
    { name: 'user', type: 'text', required: true, unique: true },
    { name: 'project', type: 'text', required: true, index: true },
  ],
})
