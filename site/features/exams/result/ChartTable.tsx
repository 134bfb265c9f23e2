'use client'
import { useTexts } from '#site/texts/useTexts.ts'
import * as styles from './ResultReport.css.ts'

/** What a chart shows, as a table that opens below it: for who does not see it, and for exact figures. */
export function ChartTable({
  label,
  columns,
  rows,
}: {
  label: string
  columns: readonly string[]
  /** The first cell names the row. */
  rows: readonly (readonly (string | number)[])[]
}) {
  const t = useTexts('result')
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>{t.asTable}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
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
            {rows.map(([name, ...cells], index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows never move
              <tr key={index}>
                <th scope="row">{name}</th>
                {cells.map((cell, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: cells never move
                  <td key={at}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
