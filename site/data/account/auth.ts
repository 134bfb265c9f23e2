import type { z } from 'zod'
import type { AuthCall } from '#domain/auth/authNotices.ts'
import type { SentResponseSchema, SignupResponseSchema, VerifiedResponseSchema } from '#domain/calls/auth.ts'
import { type Answer, post } from '../post.ts'

export type SignupAnswer = z.infer<typeof SignupResponseSchema>
export type VerifiedAnswer = z.infer<typeof VerifiedResponseSchema>

type SentAnswer = z.infer<typeof SentResponseSchema>
type Accepted = {
  loginAndSendOtp: SentAnswer
  loginemailotp: SentAnswer
  resendOtp: SentAnswer
  resendEmailOtp: SentAnswer
  resendSignupOtp: SentAnswer
  resendSignupEmailOtp: SentAnswer
  signupAndSendOtp: SignupAnswer
  verifyOtp: VerifiedAnswer
  verifyEmailOtp: VerifiedAnswer
  verifySignupOtp: VerifiedAnswer
}
export type AuthAnswer<Call extends AuthCall> =
  | (Call extends keyof Accepted ? Accepted[Call] : Answer & { apiSuccess: true })
  /** `channel`: of the wrong code of a sign-up. `identifier`: proven by a right code without an account. */
  | (Answer & { apiSuccess: false; channel?: 'phone' | 'email'; identifier?: string })

/** One call of the login service (spec 7); null without a usable answer. */
export const callAuth = <Call extends AuthCall>(
  base: string,
  call: Call,
  body: Record<string, unknown>,
): Promise<AuthAnswer<Call> | null> => post<AuthAnswer<Call>>(base, `auth/${call}`, body)
