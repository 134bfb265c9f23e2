import { SCHEDULE_TEXTS } from '../content/scheduleTexts.ts'
import { CONTENT_TEXTS } from '../content/texts.ts'
import { QUESTION_TEXTS } from '../exams/bank/questionTexts.ts'
import { HINDI_PAPER_PROBLEMS } from '../exams/papers/hindiPaperProblems.ts'
import { INVOICE_TEXTS } from '../invoices/invoiceStaffTexts.ts'
import { HINDI_NOTIFICATION_TEXTS } from '../notifications/hindiNotificationTexts.ts'
import { NOTIFICATION_TEXTS } from '../notifications/notificationTexts.ts'
import { STAFF_TEXTS } from '../orders/orderStaffTexts.ts'
import { ATTEMPT_TEXTS } from '../panel/attemptTexts.ts'
import { PAPER_TEXTS } from '../panel/paperTexts.ts'
import { REGRADE_TEXTS } from '../panel/regradeTexts.ts'
import { SHOP_ADMIN_TEXTS } from '../panel/shopAdminTexts.ts'
import { UPLOAD_TEXTS } from '../panel/uploadTexts.ts'
import { WALLET_TEXTS } from '../panel/walletTexts.ts'
import { REFUSAL_TEXTS } from '../people/refusalTexts.ts'
import { HINDI_REJECTION_TEXTS, REJECTION_TEXTS } from '../reviews/rejectionTexts.ts'
import { PARCEL_STAFF_TEXTS } from '../shipments/parcelStaffTexts.ts'
import { EXAM_RESPONSES } from './examResponses.ts'
import { HINDI_EXAM_RESPONSES } from './hindiExamResponses.ts'
import { HINDI_LEARNING_RESPONSES } from './hindiLearningResponses.ts'
import { HINDI_MESSAGES } from './hindiMessages.ts'
import { HINDI_PARCEL_RESPONSES } from './hindiParcelResponses.ts'
import { HINDI_PROBLEMS } from './hindiProblems.ts'
import { HINDI_RESPONSES } from './hindiResponses.ts'
import { HINDI_SHOP_RESPONSES } from './hindiShopResponses.ts'
import { LEARNING_RESPONSES } from './learningResponses.ts'
import type { Locale } from './locales.ts'
import { ANSWERS, MESSAGES } from './messages.ts'
import { PARCEL_RESPONSES } from './parcelResponses.ts'
import { PROBLEMS } from './problems.ts'
import { SHOP_RESPONSES } from './shopResponses.ts'

/** Texts of the server by key, with placeholders such as `{name}`. All groups but `notification` and `rejection` are texts of the panel. */
export const ENGLISH_TEXTS = {
  ...MESSAGES,
  ...ANSWERS,
  ...PROBLEMS,
  ...SHOP_RESPONSES,
  ...PARCEL_RESPONSES,
  ...EXAM_RESPONSES,
  ...LEARNING_RESPONSES,
  attempt: ATTEMPT_TEXTS,
  content: CONTENT_TEXTS,
  invoice: INVOICE_TEXTS,
  notification: NOTIFICATION_TEXTS,
  order: STAFF_TEXTS,
  paper: PAPER_TEXTS,
  parcel: PARCEL_STAFF_TEXTS,
  person: REFUSAL_TEXTS,
  question: QUESTION_TEXTS,
  regrade: REGRADE_TEXTS,
  rejection: REJECTION_TEXTS,
  schedule: SCHEDULE_TEXTS,
  shop: SHOP_ADMIN_TEXTS,
  upload: UPLOAD_TEXTS,
  wallet: WALLET_TEXTS,
} as const

/** The Hindi texts. The panel is English only: its groups are left out, except for the problems of papers. */
const HINDI = {
  ...HINDI_MESSAGES,
  ...HINDI_RESPONSES,
  ...HINDI_PROBLEMS,
  ...HINDI_SHOP_RESPONSES,
  ...HINDI_PARCEL_RESPONSES,
  ...HINDI_EXAM_RESPONSES,
  ...HINDI_LEARNING_RESPONSES,
  notification: HINDI_NOTIFICATION_TEXTS,
  paper: { problems: HINDI_PAPER_PROBLEMS },
  rejection: HINDI_REJECTION_TEXTS,
} satisfies Tree

export interface Tree {
  readonly [key: string]: string | Tree
}

/** Texts by language; a key that a language lacks is rendered in English. */
export const CATALOGUE: Record<Locale, Tree> = { en: ENGLISH_TEXTS, hi: HINDI }
