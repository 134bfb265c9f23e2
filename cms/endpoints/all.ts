import type { Endpoint } from 'payload'
import { ACCOUNT_CALLS } from './account/calls.ts'
import { staffSendOtp, staffVerifyOtp, usersession } from './admin/staffSignIn.ts'
import { loginAndSendOtp, loginemailotp, resendEmailOtp, resendOtp } from './auth/loginCodes.ts'
import { getcustomtoken, me, session, signout } from './auth/session.ts'
import { resendSignupEmailOtp, resendSignupOtp, signupAndSendOtp } from './auth/signupCodes.ts'
import { start } from './auth/start.ts'
import { verifyEmailOtp, verifyOtp } from './auth/verifyLogin.ts'
import { verifySignupOtp } from './auth/verifySignupOtp.ts'
import type { Call } from './defineCall.ts'
import { completeLecture, myClasses, openLecture } from './learn/learn.ts'
import { lectureFile } from './learn/lectureFile.ts'
import { LOG_CALLS } from './logs/calls.ts'
import { NOTIFICATION_CALLS } from './notifications/calls.ts'
import { openapi } from './openapi.ts'
import { createTxn } from './payment/createTxn.ts'
import { orderReceipt } from './payment/orderReceipt.ts'
import { placeOrder, quoteOrder } from './payment/placeOrder.ts'
import { webhook } from './payment/webhook.ts'

/** Our calls; the OpenAPI file is made from this list. */
export const CALLS: Call[] = [
  loginAndSendOtp,
  resendOtp,
  loginemailotp,
  resendEmailOtp,
  verifyOtp,
  verifyEmailOtp,
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
  quoteOrder,
  placeOrder,
  createTxn,
  orderReceipt,
  openLecture,
  completeLecture,
  myClasses,
]

export const ENDPOINTS: Endpoint[] = [
  ...CALLS.map((call) => call.endpoint),
  openapi(CALLS),
  lectureFile,
  webhook,
]
