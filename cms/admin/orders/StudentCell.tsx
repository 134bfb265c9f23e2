import type { DefaultServerCellComponentProps } from 'payload'
import { cache } from 'react'
import { idOf } from '#database/idOf.ts'
import { namesOfStudents } from '../../operations/orders/namesOfStudents.ts'

/** The cells of one list ask together. */
const asker = cache(namesOfStudents)

/** A student in a list, for readers who may see whose row it is without seeing people. */
export async function StudentCell({ cellData, payload }: DefaultServerCellComponentProps) {
  const id = idOf(cellData as string | { id: string } | null)
  const name = id ? await asker(payload)(id) : null
  return <span className="student-cell">{name ?? '–'}</span>
}
