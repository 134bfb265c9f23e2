import type { Endpoint } from 'payload'
import { ACCOUNT_CALLS } from './account/accountCalls.ts'
import { staffSendOtp, staffVerifyOtp, usersession } from './admin/staffSignIn.ts'
import { ATTEMPT_STAFF_CALLS } from './attempts/attemptStaffCalls.ts'
import { exportAttemptsEndpoint } from './attempts/exportEndpoint.ts'
import { OBJECTION_CALLS } from './attempts/objectionCalls.ts'
import { REGRADE_CALLS } from './attempts/regradeCalls.ts'
import { loginAndSendOtp, loginemailotp, resendEmailOtp, resendOtp } from './auth/loginCodes.ts'
import { pending } from './auth/pending.ts'
import { getcustomtoken, me, session, signout } from './auth/session.ts'
import { resendSignupEmailOtp, resendSignupOtp, signupAndSendOtp } from './auth/signupCodes.ts'
import { start } from './auth/start.ts'
import { verifyEmailOtp, verifyOtp } from './auth/verifyLogin.ts'
import { verifySignupOtp } from './auth/verifySignupOtp.ts'
import { BANK_CALLS, BANK_ENDPOINTS } from './bank/bankCalls.ts'
import { BATCH_CALLS } from './batches/batchCalls.ts'
import { BULK_EMAIL_CALLS } from './bulkEmails/bulkEmailCalls.ts'
import { BULK_EMAIL_ENDPOINTS } from './bulkEmails/countEndpoints.ts'
import { CART_CALLS } from './cart/cartCalls.ts'
import { CATALOGUE_CALLS } from './catalogue/catalogueCalls.ts'
import { CERTIFICATE_CALLS, CERTIFICATE_ENDPOINTS } from './certificates/certificateCalls.ts'
import { CLASS_FOLDER_CALLS, CLASS_FOLDER_ENDPOINTS } from './classFolders/classFolderCalls.ts'
import { CONSENT_CALLS } from './consents/consentCalls.ts'
import { CONTENT_CALLS, CONTENT_ENDPOINTS } from './content/contentCalls.ts'
import { COUPON_CALLS } from './coupons/couponCalls.ts'
import type { Call } from './defineCall.ts'
import { EXPERT_DOUBT_CALLS } from './doubts/expertDoubtCalls.ts'
import { OWN_DOUBT_CALLS } from './doubts/ownDoubtCalls.ts'
import { STAFF_DOUBT_CALLS } from './doubts/staffDoubtCalls.ts'
import { EXPERT_CALLS, EXPERT_ENDPOINTS } from './expert/expertCalls.ts'
import { adminFunds } from './franchise/adminFunds.ts'
import { FRANCHISE_CALLS } from './franchise/panel.ts'
import { INVOICE_CALLS, INVOICE_ENDPOINTS } from './invoices/invoicesCalls.ts'
import { JOB_CALLS } from './jobs/jobCalls.ts'
import { LEARN_CALLS, LEARN_ENDPOINTS } from './learning/learnCalls.ts'
import { LOG_CALLS } from './logs/logsCalls.ts'
import { MESSAGE_CALLS, MESSAGE_ENDPOINTS } from './messages/messageCalls.ts'
import { NOTIFICATION_CALLS } from './notifications/notificationsCalls.ts'
import { openapi } from './openapi.ts'
import { OWN_ORDER_CALLS } from './orders/ownOrderCalls.ts'
import { ORDER_CALLS } from './orders/staffOrderCalls.ts'
import { PANEL_CALLS, PANEL_ENDPOINTS } from './panel/panelEndpoints.ts'
import { PAPER_CALLS, PAPER_ENDPOINTS } from './papers/papersCalls.ts'
import { createTxn } from './payments/createTxn.ts'
import { orderReceipt } from './payments/orderReceipt.ts'
import { placeOrder, quoteOrder } from './payments/placeOrder.ts'
import { webhook } from './payments/webhook.ts'
import { PEOPLE_CALLS, PEOPLE_ENDPOINTS } from './people/peopleCalls.ts'
import { REFERRAL_CALLS } from './referral/ownReferralCalls.ts'
import { REFERRAL_STAFF_CALLS } from './referral/referralStaffCalls.ts'
import { REQUEST_CALLS } from './requests/requestCalls.ts'
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
import { TEST_CALLS, TEST_ENDPOINTS } from './tests/testCalls.ts'
import { DESK_CALLS } from './tickets/deskCalls.ts'
import { HELP_CALLS } from './tickets/helpCalls.ts'
import { MAIL_REVIEW_CALLS } from './tickets/mailCalls.ts'
import { TICKET_FILE_ENDPOINTS } from './tickets/ticketFiles.ts'
import { UPLOAD_CALLS, UPLOAD_ENDPOINTS } from './uploads/uploadCalls.ts'
import { WALLET_CALLS } from './wallets/walletsCalls.ts'
import { WISHLIST_CALLS } from './wishlist/wishlist.ts'

/** All JSON calls; /api/openapi.json is generated from this list. */
export const CALLS: Call[] = [
  // Payload matches endpoints in order, so the most frequent ones come first.
  ...TEST_CALLS,
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
  ...BANK_CALLS,
  ...NOTIFICATION_CALLS,
  ...MESSAGE_CALLS,
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
  ...LEARN_CALLS,
  ...BATCH_CALLS,
  ...CERTIFICATE_CALLS,
  ...PEOPLE_CALLS,
  ...CATALOGUE_CALLS,
  ...CONTENT_CALLS,
  ...SETTINGS_CALLS,
  ...SUPER_ADMIN_CALLS,
  ...STORAGE_CALLS,
  ...UPLOAD_CALLS,
  ...CLASS_FOLDER_CALLS,
  ...PANEL_CALLS,
  ...EXPERT_CALLS,
  ...HELP_CALLS,
  ...DESK_CALLS,
  ...MAIL_REVIEW_CALLS,
  ...REQUEST_CALLS,
  ...JOB_CALLS,
  ...BULK_EMAIL_CALLS,
  ...OWN_DOUBT_CALLS,
  ...EXPERT_DOUBT_CALLS,
  ...STAFF_DOUBT_CALLS,
  ...RESOURCE_CALLS,
  ...REVIEW_CALLS,
  ...SHOP_ADMIN_CALLS,
  ...PAPER_CALLS,
  ...INVOICE_CALLS,
  ...ATTEMPT_STAFF_CALLS,
  ...REGRADE_CALLS,
  ...OBJECTION_CALLS,
  ...CONSENT_CALLS,
]

export const ENDPOINTS: Endpoint[] = [
  webhook,
  ...CALLS.map((call) => call.endpoint),
  openapi(CALLS),
  ...LEARN_ENDPOINTS,
  ...CERTIFICATE_ENDPOINTS,
  ...BANK_ENDPOINTS,
  ...PARCEL_ENDPOINTS,
  ...MESSAGE_ENDPOINTS,
  ...BULK_EMAIL_ENDPOINTS,
  ...PEOPLE_ENDPOINTS,
  ...CONTENT_ENDPOINTS,
  ...SETTINGS_ENDPOINTS,
  ...SUPER_ADMIN_ENDPOINTS,
  ...STORAGE_ENDPOINTS,
  ...UPLOAD_ENDPOINTS,
  ...CLASS_FOLDER_ENDPOINTS,
  ...PANEL_ENDPOINTS,
  ...EXPERT_ENDPOINTS,
  exportAttemptsEndpoint,
  ...PAPER_ENDPOINTS,
  ...RESOURCE_ENDPOINTS,
  ...REVIEW_ENDPOINTS,
  addReturnPhotoEndpoint,
  ...TICKET_FILE_ENDPOINTS,
  ...INVOICE_ENDPOINTS,
  ...TEST_ENDPOINTS,
]
