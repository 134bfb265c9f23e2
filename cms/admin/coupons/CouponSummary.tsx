import type { UIFieldServerProps } from 'payload'
import { projectIdOf } from '../../operations/content/projectIdOf.ts'
import { projectZone } from '../../operations/content/projectZone.ts'
import { CouponSentence } from './CouponSentence.tsx'

/** Above the fields of a coupon: its effect in one sentence, with dates in the project's time zone. */
export const CouponSummary = async ({ payload, req }: UIFieldServerProps) => (
  <CouponSentence timeZone={await projectZone(payload, projectIdOf(req))} />
)
