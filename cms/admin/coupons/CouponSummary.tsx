import type { UIFieldServerProps } from 'payload'
import { projectIdOf } from '../../operations/content/projectIdOf.ts'
import { projectZone } from '../../operations/content/projectZone.ts'
import { CouponSentence } from './CouponSentence.tsx'

/** Above the fields of a coupon: what it does, with days in the project's zone. */
export const CouponSummary = async ({ payload, req }: UIFieldServerProps) => (
  <CouponSentence timeZone={await projectZone(payload, projectIdOf(req))} />
)
