import { MESSAGES } from '#domain/text/messages.ts'

/** Values shared by examples. */
export const PHONE = '+919800000006'
export const EMAIL = 'student@example.org'
export const VERIFIED = {
  apiSuccess: true,
  message: MESSAGES.verifiedLoggingIn,
  signInToken: 'single-use-for-one-minute-1',
  sessionId: '6740d5b2a1c3e4f5a6b7c8d9',
  expiresAt: 1795500000000,
}
export const DONE = { apiSuccess: true, message: '' }
