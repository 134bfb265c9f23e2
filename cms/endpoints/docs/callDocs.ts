import type { CallDoc } from './CallDoc.ts'
import { AUTH_CALLS } from './calls/auth.ts'
import { LEARNER_CALLS } from './calls/learner.ts'
import { ORDER_CALL_DOCS } from './calls/orders.ts'
import { PANEL_CALLS } from './calls/panel.ts'
import { PROJECT_CALLS } from './calls/project.ts'
import { SHOP_CALLS } from './calls/shop.ts'
import { SHOP_ADMIN_CALL_DOCS } from './calls/shopAdmin.ts'
import { VISITOR_CALLS } from './calls/visitor.ts'

/** What the OpenAPI file says about each call beyond its schemas, by path below /api. */
export const CALL_DOCS: Record<string, CallDoc> = {
  ...AUTH_CALLS,
  ...LEARNER_CALLS,
  ...ORDER_CALL_DOCS,
  ...PANEL_CALLS,
  ...PROJECT_CALLS,
  ...SHOP_ADMIN_CALL_DOCS,
  ...SHOP_CALLS,
  ...VISITOR_CALLS,
}
