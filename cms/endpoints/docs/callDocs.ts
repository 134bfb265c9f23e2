import type { CallDoc } from './CallDoc.ts'
import { AUTH_CALLS } from './calls/auth.ts'
import { FRANCHISE_CALL_DOCS } from './calls/franchise.ts'
import { INVOICE_CALL_DOCS } from './calls/invoices.ts'
import { LEARNER_CALLS } from './calls/learner.ts'
import { ORDER_CALL_DOCS } from './calls/orders.ts'
import { PANEL_CALLS } from './calls/panel.ts'
import { PARCEL_CALL_DOCS } from './calls/parcels.ts'
import { PROJECT_CALLS } from './calls/project.ts'
import { REFERRAL_CALL_DOCS } from './calls/referral.ts'
import { RETURN_CALL_DOCS } from './calls/returns.ts'
import { SHOP_CALLS } from './calls/shop.ts'
import { SHOP_ADMIN_CALL_DOCS } from './calls/shopAdmin.ts'
import { VISITOR_CALLS } from './calls/visitor.ts'
import { WALLET_CALL_DOCS } from './calls/wallets.ts'

/** OpenAPI documentation of every call, by path below /api. */
export const CALL_DOCS: Record<string, CallDoc> = {
  ...AUTH_CALLS,
  ...FRANCHISE_CALL_DOCS,
  ...INVOICE_CALL_DOCS,
  ...LEARNER_CALLS,
  ...ORDER_CALL_DOCS,
  ...PANEL_CALLS,
  ...PARCEL_CALL_DOCS,
  ...PROJECT_CALLS,
  ...SHOP_ADMIN_CALL_DOCS,
  ...WALLET_CALL_DOCS,
  ...REFERRAL_CALL_DOCS,
  ...RETURN_CALL_DOCS,
  ...SHOP_CALLS,
  ...VISITOR_CALLS,
}
