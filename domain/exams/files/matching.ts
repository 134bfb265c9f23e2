import type { LeafKey } from '../questions/KeySchema.ts'
import type { Option } from '../questions/LeafSchema.ts'
import { optionId, rowId } from './lettered.ts'

export type Pair<Text> = { row: Text | null; column: string }

/**
 * Both lists of a matching question of pairs; a pair without its row is a column that fits none. Columns that are written
 * alike are one, and they are in the order of their texts, since the order of the pairs would tell the answer.
 */
export function matching<Text>(pairs: readonly Pair<Text>[]): {
  rows: { id: string; text: Text }[]
  columns: { id: string; text: string }[]
  key: Extract<LeafKey, { type: 'match' }>
} {
  const texts = [...new Set(pairs.map(({ column }) => column))].toSorted()
  const columns = texts.map((text, at) => ({ id: optionId(at), text }))
  const rows: { id: string; text: Text }[] = []
  const right: { row: string; columns: string[] }[] = []
  for (const { row, column } of pairs) {
    if (row === null) continue
    const id = rowId(rows.length)
    rows.push({ id, text: row })
    right.push({ row: id, columns: columns.filter(({ text }) => text === column).map((item) => item.id) })
  }
  return { rows, columns, key: { type: 'match', rows: right } }
}

export type Matching = { rows: Option[]; columns: Option[]; key: Extract<LeafKey, { type: 'match' }> }
