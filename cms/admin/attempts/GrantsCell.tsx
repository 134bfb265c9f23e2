import type { DefaultServerCellComponentProps } from 'payload'
import { AccommodationSchema } from '#domain/exams/attempts/accommodation.ts'
import { grantTexts } from '#domain/exams/attempts/grantTexts.ts'

/** List cell: what an accommodation grants. */
export function GrantsCell({ cellData }: Pick<DefaultServerCellComponentProps, 'cellData'>) {
  const grants = AccommodationSchema.safeParse(cellData)
  return <span>{grants.success ? grantTexts(grants.data).join(', ') : '–'}</span>
}
