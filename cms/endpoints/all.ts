import type { Endpoint } from 'payload'
import { ACCOUNT_CALLS } from './account/calls.ts'
import { staffSendOtp, staffVerifyOtp, usersession } from './admin/staffSignIn.ts'
import { loginAndSendOtp, loginemailotp, resendEmailOtp, resendOtp } from './auth/loginCodes.ts'
import { pending } from './auth/pending.ts'
import { getcustomtoken, me, session, signout } from './auth/session.ts'
import { resendSignupEmailOtp, resendSignupOtp, signupAndSendOtp } from './auth/signupCodes.ts'
import { start } from './auth/start.ts'
import { verifyEmailOtp, verifyOtp } from './auth/verifyLogin.ts'
import { verifySignupOtp } from './auth/verifySignupOtp.ts'
import { CART_CALLS, CART_ENDPOINTS } from './cart/calls.ts'
import { CATALOGUE_CALLS } from './catalogue/calls.ts'
import { CONTENT_CALLS, CONTENT_ENDPOINTS } from './content/calls.ts'
import { COUPON_CALLS } from './coupon/calls.ts'
import type { Call } from './defineCall.ts'
import { EXPERT_CALLS, EXPERT_ENDPOINTS } from './expert/calls.ts'
import { adminFunds } from './franchise/adminFunds.ts'
import { FRANCHISE_CALLS } from './franchise/panel.ts'
import { HELP_CALLS } from './help/calls.ts'
import { INVOICE_CALLS, INVOICE_ENDPOINTS } from './invoices/calls.ts'
import { completeLecture, myClasses, openLecture, ownedProducts } from './learn/learn.ts'
import { lectureFile } from './learn/lectureFile.ts'
import { LOG_CALLS } from './logs/calls.ts'
import { NOTIFICATION_CALLS } from './notifications/calls.ts'
import { openapi } from './openapi.ts'
import { ORDER_OWN_CALLS } from './order/calls.ts'
import { ORDER_CALLS } from './orders/calls.ts'
import { PANEL_CALLS, PANEL_ENDPOINTS } from './panel/calls.ts'
import { PARCEL_CALLS, PARCEL_ENDPOINTS } from './parcels/calls.ts'
import { createTxn } from './payment/createTxn.ts'
import { orderReceipt } from './payment/orderReceipt.ts'
import { placeOrder, quoteOrder } from './payment/placeOrder.ts'
import { webhook } from './payment/webhook.ts'
import { PEOPLE_CALLS, PEOPLE_ENDPOINTS } from './people/calls.ts'
import { REFERRAL_CALLS } from './referral/own.ts'
import { REFERRAL_STAFF_CALLS } from './referral/referralStaffCalls.ts'
import { RESOURCE_CALLS, RESOURCE_ENDPOINTS } from './resources/calls.ts'
import { addReturnPhotoEndpoint } from './returns/addPhoto.ts'
import { RETURN_CALLS } from './returns/own.ts'
import { RETURN_STAFF_CALLS } from './returns/returnStaffCalls.ts'
import { STAFF_RETURN_CALLS } from './returns/staff.ts'
import { REVIEW_CALLS, REVIEW_ENDPOINTS } from './reviews/calls.ts'
import { SEARCH_CALLS } from './search/calls.ts'
import { SETTINGS_CALLS, SETTINGS_ENDPOINTS } from './settings/calls.ts'
import { SHOP_ADMIN_CALLS } from './shopAdmin/calls.ts'
import { STORAGE_CALLS, STORAGE_ENDPOINTS } from './storage/calls.ts'
import { SUPER_ADMIN_CALLS, SUPER_ADMIN_ENDPOINTS } from './superAdmin/calls.ts'
import { WALLET_CALLS } from './wallets/calls.ts'
import { WISHLIST_CALLS } from './wishlist/wishlist.ts'

/** Our calls; the OpenAPI file is made from this list. */
export const CALLS: Call[] = [
  // Every call is looked up from the first to the last; these are the ones that crowds make.
  quoteOrder,
  placeOrder,
  createTxn,
  orderReceipt,
  loginAndSendOtp,
  resendOtp,
  loginemailotp,
  resendEmailOtp,
  verifyOtp,
  verifyEmailOtp,
  pending,
  signupAndSendOtp,
  resendSignupOtp,
  resendSignupEmailOtp,
  verifySignupOtp,
  session,
  me,
  start,
  signout,
  getcustomtoken,
  staffSendOtp,
  staffVerifyOtp,
  usersession,
  ...ACCOUNT_CALLS,
  ...NOTIFICATION_CALLS,
  ...LOG_CALLS,
  ...SEARCH_CALLS,
  ...CART_CALLS,
  ...WISHLIST_CALLS,
  ...COUPON_CALLS,
  ...ORDER_OWN_CALLS,
  ...WALLET_CALLS,
  adminFunds,
  ...FRANCHISE_CALLS,
  ...REFERRAL_CALLS,
  ...REFERRAL_STAFF_CALLS,
  ...RETURN_CALLS,
  ...RETURN_STAFF_CALLS,
  ...STAFF_RETURN_CALLS,
  ...ORDER_CALLS,
  ...PARCEL_CALLS,
  openLecture,
  completeLecture,
  myClasses,
  ownedProducts,
  ...PEOPLE_CALLS,
  ...CATALOGUE_CALLS,
  ...CONTENT_CALLS,
  ...SETTINGS_CALLS,
  ...SUPER_ADMIN_CALLS,
  ...STORAGE_CALLS,
  ...PANEL_CALLS,
  ...EXPERT_CALLS,
  ...HELP_CALLS,
  ...RESOURCE_CALLS,
  ...REVIEW_CALLS,
  ...SHOP_ADMIN_CALLS,
  ...INVOICE_CALLS,
]

export const ENDPOINTS: Endpoint[] = [
  webhook,
  ...CALLS.map((call) => call.endpoint),
  openapi(CALLS),
  lectureFile,
  ...PARCEL_ENDPOINTS,
  ...CART_ENDPOINTS,
  ...PEOPLE_ENDPOINTS,
  ...CONTENT_ENDPOINTS,
  ...SETTINGS_ENDPOINTS,
  ...SUPER_ADMIN_ENDPOINTS,
  ...STORAGE_ENDPOINTS,
  ...PANEL_ENDPOINTS,
  ...EXPERT_ENDPOINTS,
  ...RESOURCE_ENDPOINTS,
  ...REVIEW_ENDPOINTS,
  addReturnPhotoEndpoint,
  ...INVOICE_ENDPOINTS,
]
