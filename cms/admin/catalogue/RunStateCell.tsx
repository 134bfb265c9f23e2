import type { DefaultServerCellComponentProps } from 'payload'
import { type RunState, runState } from '#domain/catalogue/runState.ts'
import type { Coupon } from '#payload-types'
import { Badge } from '../ui/Badge.tsx'

const BADGES: Record<RunState, Parameters<typeof Badge>[0]> = {
  off: { text: 'Off', tone: 'plain' },
  planned: { text: 'Planned', tone: 'info' },
  running: { text: 'Running', tone: 'success' },
  ended: { text: 'Over', tone: 'plain' },
}

/** List cell: whether a coupon or sale is off, planned, running or over. */
export const RunStateCell = ({ rowData }: DefaultServerCellComponentProps) => (
  <Badge {...BADGES[runState(rowData as Pick<Coupon, 'isActive' | 'startsAt' | 'endsAt'>, Date.now())]} />
)
