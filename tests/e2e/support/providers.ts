/** Keys of the local Razorpay server of this run. */
export const RAZORPAY_KEYS = { id: 'rzp_test_right', secret: 'right-secret' }

/** The account of the local Twilio server of this run. */
export const twilioAccount = (): { accountSid: string; authToken: string } =>
  JSON.parse(process.env.E2E_TWILIO ?? '{}')

/** The VAPID public key of this run, and the port of the push service that a test may start. */
export const pushSettings = (): { publicKey: string; port: number } =>
  JSON.parse(process.env.E2E_PUSH ?? '{}')

/** The address to which students of this run reply, and the mail server's name in the `Authentication-Results` of its e-mails. */
export const MAIL_IN = { address: 'help@mail.demo.example', server: 'mx.demo.example' } as const
