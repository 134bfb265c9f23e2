/** Keys of the local Razorpay server of this run. */
export const RAZORPAY_KEYS = { id: 'rzp_test_right', secret: 'right-secret' }

/** The account of the local Twilio server of this run. */
export const twilioAccount = (): { accountSid: string; authToken: string } =>
  JSON.parse(process.env.E2E_TWILIO ?? '{}')

/** The public key of messages to browsers of this run, and the port of the push service that a test may start. */
export const pushSettings = (): { publicKey: string; port: number } =>
  JSON.parse(process.env.E2E_PUSH ?? '{}')

/** Where students of this run reply to e-mails, and the name by which its server says who sent one. */
export const MAIL_IN = { address: 'help@mail.demo.example', server: 'mx.demo.example' } as const
