import type { DefaultServerCellComponentProps } from 'payload'
import type { ReferralState } from '#domain/referral/states.ts'
import { Badge } from '../ui/Badge.tsx'
import { REFERRAL_BADGES } from './referralTexts.ts'

/** List cell: the status of a referral. */
export const ReferralStateCell = ({ cellData }: DefaultServerCellComponentProps) => (
  <Badge {...REFERRAL_BADGES[cellData as ReferralState]} />
)
