import type { DefaultServerCellComponentProps } from 'payload'
import type { ReturnState } from '#domain/returns/states.ts'
import { Badge } from '../ui/Badge.tsx'
import { RETURN_BADGES } from './returnTexts.ts'

/** List cell: the status of a return. */
export const ReturnStateCell = ({ cellData }: DefaultServerCellComponentProps) => (
  <Badge {...RETURN_BADGES[cellData as ReturnState]} />
)
