/** What the panel answers to staff who look after coupons, stock, keys and enrolments. */
export const SHOP_ADMIN_TEXTS = {
  codesMade: '{count} codes are made',
  codesAdded: '{count} codes are added',
  codesNotSingle: 'Switch on “Single codes” and save the coupon first.',
  codesMany: 'A campaign has {most} codes at most.',
  prefixWrong: 'The beginning of the codes has letters, digits, - and _ alone, 20 at most.',
  stockCounted: '{title}: {count} free',
  stockOfKeys: 'Keys count themselves. Add keys or block some.',
  stockSaved: '{title} is saved',
  keysAdded: '{count} keys are added',
  keysMade: '{count} keys are made',
  noPool: 'This product makes its own keys or is no pack of keys. Only packs with a pool take keys.',
  keyBlocked: 'The key is blocked',
  keyUnblocked: 'The key counts again',
  keyTooLate: 'This key can not be changed like that any more. Reload the page to see how it stands.',
  accessGiven: '{title} is open for {name}',
  accessChanged: 'Saved',
  accessNoEnd: 'This access has no end. There is nothing to extend.',
  accessRevoked: 'This access was taken back. Give it again first.',
  accessSame: 'This was done already.',
  accessMeanwhile: 'Somebody changed this meanwhile. Reload the page and look again.',
} as const

/** Why a line with a code or a key was left out, by its reason. */
export const LINE_REASONS = {
  shape: 'This can not be a code or a key',
  phone: 'This is no phone',
  twice: 'Stands in the file twice',
  known: 'Is there already',
} as const
