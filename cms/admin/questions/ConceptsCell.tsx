import type { DefaultServerCellComponentProps } from 'payload'

/** Tags of a question in a list. */
export const ConceptsCell = ({ cellData }: Pick<DefaultServerCellComponentProps, 'cellData'>) => (
  <span>{Array.isArray(cellData) ? cellData.join(', ') : ''}</span>
)
