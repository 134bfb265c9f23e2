import type { DefaultServerCellComponentProps } from 'payload'
import type { REVIEW_STATES } from '#domain/reviews/choices.ts'
import { Badge } from '../ui/Badge.tsx'

const BADGES = {
  pending: { text: 'Pending', tone: 'warning' },
  approved: { text: 'Approved', tone: 'success' },
  rejected: { text: 'Rejected', tone: 'plain' },
} as const satisfies Record<(typeof REVIEW_STATES)[number], object>

/** List cell: the status of a review. */
export const ReviewStateCell = ({ cellData }: DefaultServerCellComponentProps) => (
  <Badge {...BADGES[cellData as keyof typeof BADGES]} />
)
