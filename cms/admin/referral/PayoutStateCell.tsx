import type { DefaultServerCellComponentProps } from 'payload'
import type { Payout } from '#payload-types'
import { Badge } from '../ui/Badge.tsx'
import { PAYOUT_BADGES } from './referralTexts.ts'

/** List cell: the status of a payout. */
export const PayoutStateCell = ({ cellData }: DefaultServerCellComponentProps) => (
  <Badge {...PAYOUT_BADGES[cellData as Payout['state']]} />
)
