import { SingleBar } from 'cli-progress'
import type { SeedIssue } from './read/SeedIssue.ts'

const HEADS = ['File', 'Row', 'Field', 'Reason'] as const

/** All issues of a folder as an aligned table, one line per issue; empty rows and fields show a hyphen. */
export function formatIssues(issues: readonly SeedIssue[]): string {
  const rows = [HEADS, ...issues.map(({ file, row, field, reason }) => [file, String(row), field, reason])]
  const cells = rows.map((row) => row.map((cell) => cell || '-'))
  const widths = HEADS.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)))
  return cells
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

export function printIssues(issues: readonly SeedIssue[]): void {
  const problems = `${issues.length} ${issues.length === 1 ? 'problem' : 'problems'}`
  console.error(`${formatIssues(issues)}\n\n${problems}, nothing was imported`)
}

/** Prints the documents that --prune could not delete, one line each. */
export function printNotDeleted(kept: readonly { kind: string; key: string; reason: string }[]): void {
  for (const { kind, key, reason } of kept) console.error(`${kind} ${key} stays: ${reason}`)
}

type Counts = { created: number; updated: number; unchanged: number; deleted: number }

/** One line: what was imported, or would be in a dry run. */
export function summaryOf(project: string, counts: Record<string, Counts>, isDryRun: boolean): string {
  const total = (name: keyof Counts) => Object.values(counts).reduce((sum, count) => sum + count[name], 0)
  const done = `${total('created')} created, ${total('updated')} updated, ${total('unchanged')} unchanged, ${total('deleted')} deleted`
  return isDryRun ? `${project}: would be ${done}; nothing was written` : `${project}: ${done}`
}

export type Progress = { update: (done: number) => void; stop: () => void }

/** A progress bar on a terminal; does nothing elsewhere. */
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
