import type { DefaultServerCellComponentProps } from 'payload'
import { Badge } from '../ui/Badge.tsx'
import { LIVE_BADGES } from './liveBadges.ts'

/** List cell: the state of a live class. */
export const LiveStateCell = ({ cellData }: DefaultServerCellComponentProps) => {
  const look = LIVE_BADGES[cellData as keyof typeof LIVE_BADGES]
  return look ? <Badge {...look} /> : '–'
}
