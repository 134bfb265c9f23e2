import type { DefaultServerCellComponentProps } from 'payload'
import { Badge } from '../ui/Badge.tsx'
import { ASSIGNMENT_BADGES } from './assignmentBadges.ts'

/** List cell: the state of an answer to an assignment. */
export const AssignmentStateCell = ({ cellData }: DefaultServerCellComponentProps) => {
  const look = ASSIGNMENT_BADGES[cellData as keyof typeof ASSIGNMENT_BADGES]
  return look ? <Badge {...look} /> : '–'
}
