import type { DefaultServerCellComponentProps } from 'payload'
import type { Payout } from '#payload-types'
import { Badge } from '../ui/Badge.tsx'
import { PAYOUT_LOOKS } from './referralTexts.ts'

/** How a payout stands, in the list. */
export const PayoutStateCell = ({ cellData }: DefaultServerCellComponentProps) => (
  <Badge {...PAYOUT_LOOKS[cellData as Payout['state']]} />
)
