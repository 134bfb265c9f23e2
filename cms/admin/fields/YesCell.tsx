import type { DefaultServerCellComponentProps } from 'payload'

/** A tick box in a list: Yes, or nothing. */
export const YesCell = ({ cellData }: DefaultServerCellComponentProps) => (
  <span>{cellData ? 'Yes' : '–'}</span>
)
