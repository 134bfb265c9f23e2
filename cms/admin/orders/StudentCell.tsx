import type { DefaultServerCellComponentProps } from 'payload'
import { cache } from 'react'
import { idOf } from '#database/idOf.ts'
import { studentNames } from '../../operations/orders/studentNames.ts'

/** One lookup for all cells of a list. */
const asker = cache(studentNames)

/** List cell: the student of an order or return. */
export async function StudentCell({ cellData, payload }: DefaultServerCellComponentProps) {
  const id = idOf(cellData as string | { id: string } | null)
  const name = id ? await asker(payload)(id) : null
  return <span className="student-cell">{name ?? '–'}</span>
}
