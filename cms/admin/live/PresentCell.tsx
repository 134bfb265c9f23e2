import type { DefaultServerCellComponentProps } from 'payload'
import { presentMinutes } from '#domain/live/attendance.ts'

/** List cell: how long a student was in a live class. */
export const PresentCell = ({ cellData }: DefaultServerCellComponentProps) =>
  `${presentMinutes(Number(cellData) || 0)} min`
