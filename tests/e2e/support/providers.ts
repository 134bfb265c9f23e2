/** The pair of keys that the local Razorpay of this run takes. */
export const RAZORPAY_KEYS = { id: 'rzp_test_right', secret: 'right-secret' }

/** The account at the local Twilio of this run. */
export const twilioAccount = (): { accountSid: string; authToken: string } =>
  JSON.parse(process.env.E2E_TWILIO ?? '{}')
