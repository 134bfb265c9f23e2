import type { TypesetContent } from '../questions/typesetContent.ts'

/** From `checking` (the dry run) an import waits as `checked`; it is `running` until `done`, and can be rolled back from then on. */
export const IMPORT_STATES = [
  ...(['checking', 'checked', 'running', 'done', 'failed', 'rollingBack', 'rolledBack'] as const),
] as const
export type ImportState = (typeof IMPORT_STATES)[number]

/** States in which a server works on it. */
export const WORKING_STATES = ['checking', 'running', 'rollingBack'] as const satisfies readonly ImportState[]

/** Something about one place of the file. `problem`: it is not imported. `same`: the bank has it already (`question`). */
export type ReportLine = {
  kind: 'problem' | 'note' | 'same' | 'stays'
  line: number | null
  path: string
  text: string
  question?: string
}

/** What the dry run found, and what an import or its rollback left out. At most 1,000 lines. */
export type ImportReport = {
  lines: ReportLine[]
  /** How many there are of each kind, listed or not. */
  counts: Record<ReportLine['kind'], number>
  /** The first questions as students will see them. */
  preview: { place: string; content: TypesetContent; right: Record<string, string> }[]
}

export const emptyReport = (): ImportReport => ({
  lines: [],
  counts: { problem: 0, note: 0, same: 0, stays: 0 },
  preview: [],
})

const MAX_LINES = 1000

export function addLine(report: ImportReport, line: ReportLine): void {
  report.counts[line.kind]++
  if (report.lines.length < MAX_LINES) report.lines.push(line)
}
