import type { CallDoc } from './CallDoc.ts'
import { ATTEMPT_STAFF_CALL_DOCS } from './calls/attempts.ts'
import { AUTH_CALLS } from './calls/auth.ts'
import { BANK_CALL_DOCS } from './calls/bank.ts'
import { DOUBT_CALLS } from './calls/doubts.ts'
import { FRANCHISE_CALL_DOCS } from './calls/franchise.ts'
import { INVOICE_CALL_DOCS } from './calls/invoices.ts'
import { LEARNER_CALLS } from './calls/learner.ts'
import { ORDER_CALL_DOCS } from './calls/orders.ts'
import { PANEL_CALLS } from './calls/panel.ts'
import { PAPER_CALL_DOCS } from './calls/papers.ts'
import { PARCEL_CALL_DOCS } from './calls/parcels.ts'
import { PROJECT_CALLS } from './calls/project.ts'
import { REFERRAL_CALL_DOCS } from './calls/referral.ts'
import { RETURN_CALL_DOCS } from './calls/returns.ts'
import { SHOP_CALLS } from './calls/shop.ts'
import { SHOP_ADMIN_CALL_DOCS } from './calls/shopAdmin.ts'
import { DESK_CALL_DOCS } from './calls/supportDesk.ts'
import { TEST_CALL_DOCS } from './calls/tests.ts'
import { VISITOR_CALLS } from './calls/visitor.ts'
import { WALLET_CALL_DOCS } from './calls/wallets.ts'

/** OpenAPI documentation of every call, by path below /api. */
export const CALL_DOCS: Record<string, CallDoc> = {
  ...ATTEMPT_STAFF_CALL_DOCS,
  ...AUTH_CALLS,
  ...BANK_CALL_DOCS,
  ...DOUBT_CALLS,
  ...DESK_CALL_DOCS,
  ...FRANCHISE_CALL_DOCS,
  ...INVOICE_CALL_DOCS,
  ...LEARNER_CALLS,
  ...ORDER_CALL_DOCS,
  ...PANEL_CALLS,
  ...PAPER_CALL_DOCS,
  ...PARCEL_CALL_DOCS,
  ...PROJECT_CALLS,
  ...SHOP_ADMIN_CALL_DOCS,
  ...WALLET_CALL_DOCS,
  ...REFERRAL_CALL_DOCS,
  ...RETURN_CALL_DOCS,
  ...SHOP_CALLS,
  ...TEST_CALL_DOCS,
  ...VISITOR_CALLS,
}
