import { SingleBar } from 'cli-progress'
import type { SeedIssue } from './read/SeedIssue.ts'

const HEADS = ['File', 'Row', 'Field', 'Reason'] as const

/** Everything wrong with a folder as an aligned table, one line a problem. */
export function formatIssues(issues: SeedIssue[]): string {
  const rows = [HEADS, ...issues.map(({ file, row, field, reason }) => [file, String(row), field, reason])]
  const widths = HEADS.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)))
  return rows
    .map((row) =>
      row
        .map((cell, column) => (column === row.length - 1 ? cell : cell.padEnd(widths[column] ?? 0)))
        .join('  '),
    )
    .join('\n')
}

export function printIssues(issues: SeedIssue[]): void {
  console.error(
    `${formatIssues(issues)}\n\n${issues.length} ${issues.length === 1 ? 'problem' : 'problems'}, nothing was imported`,
  )
}

export type Progress = { update: (done: number) => void; stop: () => void }

/** A progress bar on a terminal, nothing elsewhere. */
export function progressBar(total: number): Progress {
  if (!process.stderr.isTTY) return { update: () => {}, stop: () => {} }
  const bar = new SingleBar({
    format: '{bar} {value}/{total} {eta_formatted}',
    hideCursor: true,
    clearOnComplete: true,
  })
  bar.start(total, 0)
  return { update: (done) => bar.update(done), stop: () => bar.stop() }
}
