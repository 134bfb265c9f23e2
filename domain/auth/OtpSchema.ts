import { z } from 'zod'
import { LONG_OTP_LENGTH, OTP_LENGTH } from './policy.ts'

const digits = (length: number) =>
  z.string().regex(new RegExp(`^[0-9]{${length}}$`), `Enter the ${length} digits of the code`)

/** A learner's code: exactly 4 ASCII digits (spec 5). */
export const OtpSchema = digits(OTP_LENGTH)

/**
 * A code for staff rights, step-up, a fresh proof or a changed phone or e-mail: exactly 6 ASCII digits
 * (docs/security.md, "One-time passwords").
 */
export const LongOtpSchema = digits(LONG_OTP_LENGTH)
