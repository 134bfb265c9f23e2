import { STORAGE_NAMES } from '#domain/pages/storageNames.ts'
import { cartCountKey } from '#site/data/shop/cartCountKey.ts'

/** Keys in browser storage contain the project's slug, so that projects on one origin never share them. */
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
  input: (form: string) => `${slug}-input-${form}`,
  pincode: `${slug}-pincode`,
  quality: `${slug}-quality`,
  keptLessons: `${slug}-keptLessons`,
  cart: cartCountKey(slug),
})
