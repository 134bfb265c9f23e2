import type { DefaultServerCellComponentProps } from 'payload'
import { Badge } from '../ui/Badge.tsx'
import { DOUBT_BADGES } from './doubtBadges.ts'

/** List cell: the state of a doubt. */
export const DoubtStateCell = ({ cellData }: DefaultServerCellComponentProps) => {
  const look = DOUBT_BADGES[cellData as keyof typeof DOUBT_BADGES]
  return look ? <Badge {...look} /> : '–'
}
