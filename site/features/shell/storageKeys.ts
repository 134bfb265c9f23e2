import { STORAGE_NAMES } from '#domain/pages/storageNames.ts'
import { cartCountKey } from '#site/data/shop/cartCountKey.ts'

/** Names in the browser's storage carry the project's slug, so that two projects on one origin never meet. */
export const storageKeys = (slug: string) => ({
  theme: `${slug}-${STORAGE_NAMES.theme}`,
  announcement: `${slug}-${STORAGE_NAMES.announcement}`,
  storageNote: `${slug}-storageNote`,
  sessionId: `${slug}-${STORAGE_NAMES.sessionId}`,
  expiresAt: `${slug}-expiresAt`,
  unfinishedLogin: `${slug}-unfinishedLogin`,
  firstVisit: `${slug}-firstVisit`,
  visit: `${slug}-visit`,
  searches: `${slug}-searches`,
  checkout: `${slug}-checkout`,
  pincode: `${slug}-pincode`,
  cart: cartCountKey(slug),
})
