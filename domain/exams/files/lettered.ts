import type { LeafKey } from '../questions/KeySchema.ts'
import type { Leaf, Option } from '../questions/LeafSchema.ts'

/** Names of options, and of columns, in formats that have no ids: a, b, c … */
export const OPTION_LETTERS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'] as const
/** Names of rows in such formats, as printed papers have them. */
export const ROW_LETTERS = ['p', 'q', 'r', 's', 't', 'u', 'v', 'w', 'x', 'y'] as const

/** The name of the option at a place, from 0; those beyond the limit of options have one as well, and are refused later. */
export const optionId = (at: number): string => OPTION_LETTERS[at] ?? `o${at + 1}`
export const rowId = (at: number): string => ROW_LETTERS[at] ?? `r${at + 1}`

export type Asked = { leaf: Leaf; key: LeafKey }

/**
 * The same question with its options and columns called a, b, c … and its rows p, q, r … in their order, for formats
 * that have no ids of options.
 */
export function lettered({ leaf, key }: Asked): Asked {
  const options = 'options' in leaf ? leaf.options : 'columns' in leaf ? leaf.columns : []
  const rows = 'rows' in leaf ? leaf.rows : []
  const letterOf = namesOf(options, OPTION_LETTERS)
  const rowOf = namesOf(rows, ROW_LETTERS)
  const renamed = (list: readonly Option[], nameOf: (id: string) => string) =>
    list.map((option) => ({ ...option, id: nameOf(option.id) }))
  return {
    leaf: {
      ...leaf,
      ...('options' in leaf ? { options: renamed(leaf.options, letterOf) } : {}),
      ...('rows' in leaf
        ? { rows: renamed(leaf.rows, rowOf), columns: renamed(leaf.columns, letterOf) }
        : {}),
    } as Leaf,
    key: renamedKey(key, letterOf, rowOf),
  }
}

/** The reverse for a key: with the names that options, columns and rows of the question have. Letters that it does not have stay. */
export function unlettered(leaf: Leaf, key: LeafKey): LeafKey {
  const options = 'options' in leaf ? leaf.options : 'columns' in leaf ? leaf.columns : []
  const rows = 'rows' in leaf ? leaf.rows : []
  const idIn = (items: readonly { id: string }[], names: readonly string[]) => {
    const byName = new Map(items.map(({ id }, at) => [names[at] ?? id, id]))
    return (name: string) => byName.get(name) ?? name
  }
  return renamedKey(key, idIn(options, OPTION_LETTERS), idIn(rows, ROW_LETTERS))
}

function namesOf(items: readonly { id: string }[], names: readonly string[]): (id: string) => string {
  const byId = new Map(items.map(({ id }, at) => [id, names[at] ?? id]))
  return (id) => byId.get(id) ?? id
}

function renamedKey(key: LeafKey, letterOf: (id: string) => string, rowOf: (id: string) => string): LeafKey {
  switch (key.type) {
    case 'single':
    case 'assertionReason':
      return { ...key, right: key.right.map(letterOf) }
    case 'multiple':
      return { ...key, right: key.right.map((set) => set.map(letterOf)) }
    case 'match':
    case 'matrix':
      return {
        ...key,
        rows: key.rows.map(({ row, columns }) => ({ row: rowOf(row), columns: columns.map(letterOf) })),
      }
    default:
      return key
  }
}
