import type { ReactNode } from 'react'
import { scroller, table } from './RichTextTable.css.ts'
import type { RichTextNode } from './richTextTree.ts'

type Props = {
  rows: RichTextNode[] | undefined
  /** Renders the content of a cell. */
  cell: (nodes: RichTextNode[] | undefined) => ReactNode
}

/** A span that browsers accept; anything else is 1. */
const spanOf = (span: number | undefined): number | undefined =>
  Number.isInteger(span) && (span as number) > 1 && (span as number) <= 50 ? span : undefined

const HEADS_COLUMN = 1
const HEADS_ROW = 2

/** A table of a rich text: one that is wider than its column scrolls within it. */
export function RichTextTable({ rows, cell }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
    <div className={scroller} tabIndex={0}>
      <table className={table}>
        <tbody>
          {rows?.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a stored tree has no other keys and never moves
            <tr key={at}>
              {row.children?.map((cellNode, index) => {
                const state = cellNode.headerState ?? 0
                const Cell = state === 0 ? 'td' : 'th'
                const scope = state === 0 ? undefined : (state & HEADS_COLUMN) !== 0 ? 'col' : 'row'
                return (
                  <Cell
                    // biome-ignore lint/suspicious/noArrayIndexKey: as above
                    key={index}
                    scope={(state & HEADS_ROW) !== 0 && at > 0 ? 'row' : scope}
                    colSpan={spanOf(cellNode.colSpan)}
                    rowSpan={spanOf(cellNode.rowSpan)}
                  >
                    {cell(cellNode.children)}
                  </Cell>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
