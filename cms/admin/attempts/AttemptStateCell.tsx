import type { DefaultServerCellComponentProps } from 'payload'
import { Badge } from '../ui/Badge.tsx'
import { ATTEMPT_BADGES } from './attemptBadges.ts'

/** List cell: the state of an attempt. */
export const AttemptStateCell = ({ cellData }: DefaultServerCellComponentProps) => {
  const look = ATTEMPT_BADGES[cellData as keyof typeof ATTEMPT_BADGES]
  return look ? <Badge {...look} /> : '–'
}
