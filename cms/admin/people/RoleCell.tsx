import type { DefaultServerCellComponentProps } from 'payload'
import { idOf } from '#database/idOf.ts'
import { hasOwnerLevel, roleName } from '#domain/roles/roles.ts'

/** List cell: the role of a person. */
export function RoleCell({ cellData, rowData }: DefaultServerCellComponentProps) {
  const level = Number(cellData ?? 0)
  return roleName(level, hasOwnerLevel(level) && idOf(rowData?.project) === null)
}
