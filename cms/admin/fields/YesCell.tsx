import type { DefaultServerCellComponentProps } from 'payload'

/** List cell of a checkbox: Yes, or empty. */
export const YesCell = ({ cellData }: DefaultServerCellComponentProps) => (
  <span>{cellData ? 'Yes' : '–'}</span>
)
