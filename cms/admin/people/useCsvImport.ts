'use client'
import { useState } from 'react'
import { checkRows, MAX_ROWS_PER_CALL, type NumberedRow, type RowIssue } from '#domain/people/PersonRow.ts'
import { postCall } from '../ui/panelClient.ts'
import { readCsv } from '../ui/readCsv.ts'

type Part = { added: number; known: number[]; issues: RowIssue[] }
export type Preview = {
  name: string
  rows: NumberedRow[]
  /** Columns of the file that are not read. */
  ignored: string[]
  /** Rows that can be added. */
  good: NumberedRow[]
  /** Number of rows whose person exists already. */
  known: number
  issues: RowIssue[]
}

export type ImportState =
  | { step: 'choose'; problem: string }
  | { step: 'checking' | 'adding'; done: number; all: number }
  | { step: 'preview'; preview: Preview }
  /** `left`: the preview of the file, with its rejected rows. */
  | { step: 'done'; added: number; known: number; left: Preview; problem: string }

const partsOf = (rows: NumberedRow[]): NumberedRow[][] =>
  Array.from({ length: Math.ceil(rows.length / MAX_ROWS_PER_CALL) }, (_, i) =>
    rows.slice(i * MAX_ROWS_PER_CALL, (i + 1) * MAX_ROWS_PER_CALL),
  )

/** State of a CSV import: choose, check in a dry run, confirm, add in batches. */
export function useCsvImport(highest: number) {
  const [state, setState] = useState<ImportState>({ step: 'choose', problem: '' })

  /** Sends the rows in batches of `MAX_ROWS_PER_CALL`; stops at the first refused batch. */
  async function send(rows: NumberedRow[], step: 'checking' | 'adding') {
    const total = { added: 0, known: [] as number[], issues: [] as RowIssue[], problem: '' }
    let done = 0
    setState({ step, done, all: rows.length })
    for (const part of partsOf(rows)) {
      const body = { rows: part.map(({ line, raw }) => ({ line, ...raw })), dryRun: step === 'checking' }
      const answer = await postCall<Part>('/people/addcsv', body)
      if (!answer.apiSuccess) return { ...total, problem: answer.message }
      total.added += answer.added
      total.known.push(...answer.known)
      total.issues.push(...answer.issues)
      done += part.length
      setState({ step, done, all: rows.length })
    }
    return total
  }

  async function choose(file: File) {
    const read = readCsv(await file.text())
    if (!read.ok) return setState({ step: 'choose', problem: read.message })
    const checked = checkRows(read.rows, highest)
    const validLines = new Set(checked.rows.map(({ line }) => line))
    const total = await send(
      read.rows.filter(({ line }) => validLines.has(line)),
      'checking',
    )
    if (total.problem) return setState({ step: 'choose', problem: total.problem })
    const issues = [...checked.issues, ...total.issues].toSorted((a, b) => a.line - b.line)
    const skippedLines = new Set([...issues.map(({ line }) => line), ...total.known])
    const good = read.rows.filter(({ line }) => !skippedLines.has(line))
    const preview = {
      name: file.name,
      rows: read.rows,
      ignored: read.ignored,
      good,
      known: total.known.length,
      issues,
    }
    setState({ step: 'preview', preview })
  }

  async function add(preview: Preview) {
    const { added, known, problem } = await send(preview.good, 'adding')
    setState({ step: 'done', added, known: preview.known + known.length, left: preview, problem })
  }

  return { state, choose, add, restart: () => setState({ step: 'choose', problem: '' }) }
}
