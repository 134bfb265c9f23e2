/** Answers of the panel to staff who manage coupons, stock, keys and enrolments. */
export const SHOP_ADMIN_TEXTS = {
  codesMade: '{count} codes created',
  codesAdded: '{count} codes added',
  codesNotSingle: 'Switch on “Single codes” and save the coupon first.',
  codesMany: 'A campaign can have up to {most} codes.',
  prefixWrong: 'The prefix can have up to 20 letters, digits, - and _.',
  stockCounted: '{title}: {count} available',
  stockMeanwhile:
    '{title}: {count} are available now, and {seen} were when you opened this. Check your count, then save it again.',
  stockOfKeys: 'The stock of keys is counted automatically. Add or block keys instead.',
  stockSaved: '{title} saved',
  keysAdded: '{count} keys added',
  keysMade: '{count} keys created',
  noPool: 'Keys can be added only to key packs with a pool.',
  keyBlocked: 'Key blocked',
  keyUnblocked: 'Key unblocked',
  keyTooLate: 'This key can no longer be changed like that. Reload the page to see its current state.',
  accessGiven: '{name} now has access to {title}',
  accessChanged: 'Saved',
  accessNoEnd: 'This access has no end. There is nothing to extend.',
  accessRevoked: 'This access was revoked. Give it again first.',
  accessSame: 'This has already been done.',
  meanwhile: 'Somebody else has changed this in the meantime. Reload the page and check again.',
} as const

/** Why a line with a code or a key was left out, by reason. */
export const LINE_REASONS = {
  shape: 'Not a valid code or key',
  phone: 'Not a valid phone number',
  twice: 'Twice in the file',
  known: 'Already exists',
} as const
