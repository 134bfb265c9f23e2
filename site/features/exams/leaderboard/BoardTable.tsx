import type { ReactNode } from 'react'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import * as styles from '../result/ResultReport.css.ts'

type BoardTableProps = {
  label: string
  columns: readonly string[]
  /** `name` was chosen by the student; `own` marks the reader's. */
  rows: readonly { rank: string; name: string; own: string | null; cells: readonly ReactNode[] }[]
}

/** Rows of a leaderboard: rank, name, and what they reached. */
export const BoardTable = ({ label, columns, rows }: BoardTableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
  <section className={styles.scroller} tabIndex={0} aria-label={label}>
    <table className={styles.table}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ rank, name, own, cells }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name and one rank
          <tr key={index}>
            <th scope="row">{rank}</th>
            <td>
              <MixedText>{name}</MixedText>
              {own === null ? '' : ` (${own})`}
            </td>
            {cells.map((cell, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cells never move
              <td key={at}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
