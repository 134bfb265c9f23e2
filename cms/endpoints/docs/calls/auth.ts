import { MESSAGES } from '#domain/text/messages.ts'
import { type CallDoc, signedInCall } from '../CallDoc.ts'
import { EMAIL, PHONE, VERIFIED } from '../examples.ts'

const SENT = { apiSuccess: true, message: MESSAGES.otpSent, otpLength: 4 }
const SENT_AGAIN = { ...SENT, message: MESSAGES.otpSentAgain }

export const SAME_ANSWER = 'The answer is the same whether an account exists or not.'
const sends: CallDoc = {
  tag: 'Sign in',
  text: `${SAME_ANSWER} The code is bound to this browser by a cookie. A repeat within 30 s answers success and sends nothing.`,
  refusals: { 200: ['phone', 'limit', 'delivery', 'smsLimit', 'emailLimit'] },
}
const resends: CallDoc = {
  ...sends,
  refusals: { 200: ['phone', 'limit', 'delivery', 'smsLimit', 'codeGone'] },
  text: 'A newer code replaces the older one of the same browser.',
}
const verifies: CallDoc = {
  tag: 'Sign in',
  text: 'The answer holds a token for `auth/session`, good once and for 60 s. Without `expiresAt` a session ends 48 hours after server time.',
  refusals: { 200: ['wrongCode', 'stepUp', 'later', 'noAccount', 'blocked'] },
}

const PROOF =
  'A right code without an account (`noAccount`) is kept as the proof for a sign-up: once, for 10 minutes, for this browser, project and phone or e-mail.'

/** Sign-in and sign-up of learners, their sessions and their profile. */
export const AUTH_CALLS: Record<string, CallDoc> = {
  '/auth/loginAndSendOtp': { ...sends, example: { body: { phone: PHONE }, answer: SENT } },
  '/auth/resendOtp': { ...resends, example: { body: { phone: PHONE }, answer: SENT_AGAIN } },
  '/auth/loginemailotp': { ...sends, example: { body: { email: EMAIL }, answer: SENT } },
  '/auth/resendEmailOtp': { ...resends, example: { body: { email: EMAIL }, answer: SENT_AGAIN } },
  '/auth/verifyOtp': {
    ...verifies,
    text: `${verifies.text} ${PROOF}`,
    example: { body: { phone: PHONE, otp: '4821', platform: 'web' }, answer: VERIFIED },
  },
  '/auth/verifyEmailOtp': {
    ...verifies,
    text: `${verifies.text} ${PROOF}`,
    example: { body: { email: EMAIL, emailOtp: '4821', platform: 'web' }, answer: VERIFIED },
  },
  '/auth/pending': {
    tag: 'Sign in',
    text: 'For a dialog that was closed while its code was on the way. `challenge` stands for the phone or e-mail in `verifyOtp`, `verifyEmailOtp`, `resendOtp` and `resendEmailOtp`; only `to`, its last digits, is answered. `code` is null when this browser waits for none.',
  },
  '/auth/signupAndSendOtp': {
    ...sends,
    refusals: { 200: ['phone', 'limit', 'delivery', 'smsLimit', 'emailLimit', 'fields'] },
    text: `${SAME_ANSWER} \`isEmailOtpSent\` is true only if the e-mail code went out and a required phone code did not: the form then stays, and the next request sends the phone code. What a login code of this browser has proven in the last 10 minutes gets no code and is named in \`proven\`.`,
    example: {
      body: { phone: PHONE, name: 'Full Name', email: EMAIL, otpMethod: 'onEmail', additionalFields: [] },
      answer: {
        ...SENT,
        isEmailOtpSent: false,
        sent: { phone: false, email: true },
        proven: { phone: false, email: false },
        otpLength: { phone: 4, email: 4 },
      },
    },
  },
  '/auth/resendSignupOtp': { ...resends, example: { body: { phone: PHONE }, answer: SENT_AGAIN } },
  '/auth/resendSignupEmailOtp': {
    ...resends,
    example: { body: { phone: PHONE, email: EMAIL }, answer: SENT_AGAIN },
  },
  '/auth/verifySignupOtp': {
    ...verifies,
    text: 'Opens the account with what `signupAndSendOtp` was given. A code may be empty or left out where it is not needed, and where `signupAndSendOtp` answered `proven`: the proof is used up instead. With the values of an existing account it signs in there and changes nothing.',
    refusals: { 200: ['wrongCode', 'stepUp', 'later', 'signup'] },
    example: {
      body: { phone: PHONE, otp: '', emailOtp: '4821', email: EMAIL, otpMethod: 'onEmail', platform: 'web' },
      answer: { ...VERIFIED, message: MESSAGES.verifiedSigningIn },
    },
  },
  '/auth/session': {
    tag: 'Session',
    text: 'Sets the HttpOnly session cookie; scripts never see it.',
    refusals: { 401: ['tokenUsed'] },
    example: { body: { signInToken: VERIFIED.signInToken } },
  },
  '/auth/me': signedInCall('Session'),
  '/auth/start': {
    tag: 'Session',
    text: 'Every page of the storefront asks. Strangers get an answer too: `signedOut`.',
    refusals: { 200: ['signedOut'] },
  },
  '/auth/signout': {
    tag: 'Session',
    text: 'Writes the sign-out log. Answers success also when nobody is signed in.',
    example: { body: {}, answer: { apiSuccess: true, message: 'You are logged out.' } },
  },
  '/auth/getcustomtoken': signedInCall('Session', { example: { body: { platform: 'android' } } }),
  '/auth/sessions': signedInCall('Session'),
  '/auth/signoutdevice': signedInCall('Session', { refusals: { 404: ['notFound'] } }),
  '/auth/signouteverywhere': signedInCall('Session'),
  '/auth/stepup/send': signedInCall('Session', {
    refusals: { 200: ['noChannel', 'limit', 'delivery', 'smsLimit', 'emailLimit'] },
  }),
  '/auth/stepup/verify': signedInCall('Session', {
    refusals: { 200: ['noChannel', 'wrongCode', 'later'] },
    example: { body: { code: '482193' } },
  }),
  '/auth/updateuserdoc': signedInCall('Profile', {
    text: 'Session cookie or Authorization header.',
    refusals: { 200: ['name', 'email', 'fields', 'gone'] },
  }),
  '/auth/profile': signedInCall('Profile'),
  '/auth/consents': signedInCall('Profile', {
    text: 'Who has said no birth year counts as a minor. The guardian’s phone or e-mail is masked.',
    refusals: { 403: ['forbidden'] },
  }),
  '/auth/birthyear': signedInCall('Profile', {
    text: 'A minor’s year can never become an adult’s. It ends reminders, news, and a place on leaderboards without a guardian.',
    refusals: { 200: ['invalid', 'kept'], 403: ['forbidden'], 409: ['meanwhile'] },
  }),
  '/auth/guardian/send': signedInCall('Profile', {
    text: 'Never to the own phone or e-mail.',
    refusals: { 200: ['invalid', 'own', 'limit', 'delivery'], 403: ['forbidden'] },
  }),
  '/auth/guardian/verify': signedInCall('Profile', {
    text: 'Stores who agreed, when, and to which version of the text.',
    refusals: {
      200: ['invalid', 'own', 'wrongCode', 'later', 'stepUp'],
      403: ['forbidden'],
      409: ['meanwhile'],
    },
  }),
  '/auth/listed': signedInCall('Profile', {
    refusals: { 200: ['guardian'], 403: ['forbidden'], 409: ['meanwhile'] },
  }),
  '/auth/changeidentity/send': signedInCall('Profile', {
    refusals: { 200: ['phone', 'email', 'same', 'limit', 'delivery', 'smsLimit', 'emailLimit'] },
  }),
  '/auth/changeidentity/verify': signedInCall('Profile', {
    refusals: { 200: ['wrongCode', 'later', 'taken'], 409: ['meanwhile'] },
  }),
  '/auth/mydata': signedInCall('Profile', { refusals: { 403: ['proofNeeded'] } }),
  '/auth/deleteaccount': signedInCall('Profile', {
    text: 'Orders and payments are kept as long as the law asks, without name, phone and e-mail of the account.',
    refusals: { 403: ['proofNeeded', 'staff'] },
  }),
}
