import { SCHEDULE_TEXTS } from '../content/scheduleTexts.ts'
import { CONTENT_TEXTS } from '../content/texts.ts'
import { INVOICE_TEXTS } from '../invoices/invoiceStaffTexts.ts'
import { STAFF_TEXTS } from '../orders/orderStaffTexts.ts'
import { SHOP_ADMIN_TEXTS } from '../panel/shopAdminTexts.ts'
import { WALLET_TEXTS } from '../panel/walletTexts.ts'
import { REFUSAL_TEXTS } from '../people/refusalTexts.ts'
import { PARCEL_STAFF_TEXTS } from '../shipments/parcelStaffTexts.ts'
import { HINDI_ANSWERS } from './hindiAnswers.ts'
import { HINDI_MESSAGES } from './hindiMessages.ts'
import { HINDI_PARCEL_ANSWERS } from './hindiParcelAnswers.ts'
import { HINDI_PROBLEMS } from './hindiProblems.ts'
import { HINDI_SHOP_ANSWERS } from './hindiShopAnswers.ts'
import type { Locale } from './locales.ts'
import { ANSWERS, MESSAGES } from './messages.ts'
import { PARCEL_ANSWERS } from './parcelAnswers.ts'
import { PROBLEMS } from './problems.ts'
import { SHOP_ANSWERS } from './shopAnswers.ts'

/** What the server says, by key; `{name}` is the place of a value. The groups are read in the panel alone. */
export const ENGLISH_TEXTS = {
  ...MESSAGES,
  ...ANSWERS,
  ...PROBLEMS,
  ...SHOP_ANSWERS,
  ...PARCEL_ANSWERS,
  content: CONTENT_TEXTS,
  invoice: INVOICE_TEXTS,
  order: STAFF_TEXTS,
  parcel: PARCEL_STAFF_TEXTS,
  person: REFUSAL_TEXTS,
  schedule: SCHEDULE_TEXTS,
  shop: SHOP_ADMIN_TEXTS,
  wallet: WALLET_TEXTS,
} as const

/** The same in Hindi. The panel has one language: its groups are left out. */
const HINDI = {
  ...HINDI_MESSAGES,
  ...HINDI_ANSWERS,
  ...HINDI_PROBLEMS,
  ...HINDI_SHOP_ANSWERS,
  ...HINDI_PARCEL_ANSWERS,
} satisfies Tree

export interface Tree {
  readonly [key: string]: string | Tree
}

/** A language lacks what is English in it too. */
export const CATALOGUE: Record<Locale, Tree> = { en: ENGLISH_TEXTS, hi: HINDI }
