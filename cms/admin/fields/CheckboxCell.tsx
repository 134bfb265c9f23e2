import type { DefaultServerCellComponentProps } from 'payload'

/** List cell of a checkbox: Yes, or empty. */
export const CheckboxCell = ({ cellData }: DefaultServerCellComponentProps) => (
  <span>{cellData ? 'Yes' : '–'}</span>
)
