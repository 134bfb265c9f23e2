import type { DefaultServerCellComponentProps } from 'payload'
import type { Payout } from '#payload-types'
import { Badge } from '../ui/Badge.tsx'
import { PAYOUT_LOOKS } from './referralTexts.ts'

/** List cell: the status of a payout. */
export const PayoutStateCell = ({ cellData }: DefaultServerCellComponentProps) => (
  <Badge {...PAYOUT_LOOKS[cellData as Payout['state']]} />
)
