import type { Endpoint } from 'payload'
import { ACCOUNT_CALLS } from './account/accountCalls.ts'
import { staffSendOtp, staffVerifyOtp, usersession } from './admin/staffSignIn.ts'
import { loginAndSendOtp, loginemailotp, resendEmailOtp, resendOtp } from './auth/loginCodes.ts'
import { pending } from './auth/pending.ts'
import { getcustomtoken, me, session, signout } from './auth/session.ts'
import { resendSignupEmailOtp, resendSignupOtp, signupAndSendOtp } from './auth/signupCodes.ts'
import { start } from './auth/start.ts'
import { verifyEmailOtp, verifyOtp } from './auth/verifyLogin.ts'
import { verifySignupOtp } from './auth/verifySignupOtp.ts'
import { CART_CALLS, CART_ENDPOINTS } from './cart/cartCalls.ts'
import { CATALOGUE_CALLS } from './catalogue/catalogueCalls.ts'
import { CONTENT_CALLS, CONTENT_ENDPOINTS } from './content/contentCalls.ts'
import { COUPON_CALLS } from './coupons/couponCalls.ts'
import type { Call } from './defineCall.ts'
import { EXPERT_CALLS, EXPERT_ENDPOINTS } from './expert/expertCalls.ts'
import { adminFunds } from './franchise/adminFunds.ts'
import { FRANCHISE_CALLS } from './franchise/panel.ts'
import { INVOICE_CALLS, INVOICE_ENDPOINTS } from './invoices/invoicesCalls.ts'
import { completeLecture, myClasses, openLecture, ownedProducts } from './learning/learn.ts'
import { lectureFile } from './learning/lectureFile.ts'
import { LOG_CALLS } from './logs/logsCalls.ts'
import { NOTIFICATION_CALLS } from './notifications/notificationsCalls.ts'
import { openapi } from './openapi.ts'
import { OWN_ORDER_CALLS } from './orders/ownOrderCalls.ts'
import { ORDER_CALLS } from './orders/staffOrderCalls.ts'
import { PANEL_CALLS, PANEL_ENDPOINTS } from './panel/panelEndpoints.ts'
import { createTxn } from './payments/createTxn.ts'
import { orderReceipt } from './payments/orderReceipt.ts'
import { placeOrder, quoteOrder } from './payments/placeOrder.ts'
import { webhook } from './payments/webhook.ts'
import { PEOPLE_CALLS, PEOPLE_ENDPOINTS } from './people/peopleCalls.ts'
import { REFERRAL_CALLS } from './referral/ownReferralCalls.ts'
import { REFERRAL_STAFF_CALLS } from './referral/referralStaffCalls.ts'
import { RESOURCE_CALLS, RESOURCE_ENDPOINTS } from './resources/resourcesCalls.ts'
import { addReturnPhotoEndpoint } from './returns/addPhoto.ts'
import { RETURN_CALLS } from './returns/ownReturnCalls.ts'
import { RETURN_STAFF_CALLS } from './returns/returnStaffCalls.ts'
import { STAFF_RETURN_CALLS } from './returns/staff.ts'
import { REVIEW_CALLS, REVIEW_ENDPOINTS } from './reviews/reviewsCalls.ts'
import { SEARCH_CALLS } from './search/searchCalls.ts'
import { SETTINGS_CALLS, SETTINGS_ENDPOINTS } from './settings/settingsCalls.ts'
import { PARCEL_CALLS, PARCEL_ENDPOINTS } from './shipments/parcelsCalls.ts'
import { SHOP_ADMIN_CALLS } from './shopAdmin/shopAdminCalls.ts'
import { STORAGE_CALLS, STORAGE_ENDPOINTS } from './storage/storageCalls.ts'
import { SUPER_ADMIN_CALLS, SUPER_ADMIN_ENDPOINTS } from './superAdmin/superAdminCalls.ts'
import { HELP_CALLS } from './tickets/helpCalls.ts'
import { WALLET_CALLS } from './wallets/walletsCalls.ts'
import { WISHLIST_CALLS } from './wishlist/wishlist.ts'

/** All JSON calls; /api/openapi.json is generated from this list. */
export const CALLS: Call[] = [
  // Payload matches endpoints in order, so the most frequent ones come first.
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
  ...OWN_ORDER_CALLS,
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
