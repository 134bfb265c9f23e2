import { writeXlsx } from 'hucre/xlsx'
import type { AttemptExportFormat } from '#domain/calls/exams/attempts.ts'
import type { GroupFigures } from '#domain/exams/analysis/compareGroups.ts'
import { withoutFormula } from '#domain/transfers/formulas.ts'
import { csvOf } from '../../transfers/csvOf.ts'
import type { PaperAnalysis } from './analysePaper.ts'

type Cell = string | number | null
type Table = { name: string; rows: Cell[][] }

const rounded = (value: number | null | undefined, decimals: number): number | null =>
  value === null || value === undefined ? null : Number(value.toFixed(decimals))

/** A table of figures by question, of those by month, and of those by batch. */
function tablesOf({ den, paper, items, months, batches }: PaperAnalysis): Table[] {
  const inMarks = (value: number | null) => rounded(value === null ? null : value / den, 2)
  const byGroup = (name: string, first: string, groups: readonly GroupFigures[]): Table => ({
    name,
    rows: [
      [
        first,
        'First attempts',
        'Average marks',
        'Standard deviation of marks',
        ...items.map(({ title }) => `Facility in percent: ${title}`),
      ],
      ...[{ group: 'All', paper, facility: facilityOf(items) }, ...groups].map((one) => [
        one.group,
        one.paper.attempts,
        inMarks(one.paper.mean),
        inMarks(one.paper.deviation),
        ...items.map(({ id }) => rounded(one.facility[id], 1)),
      ]),
    ],
  })
  return [
    {
      name: 'Questions',
      rows: [
        [
          'Question',
          'Asked',
          'Facility in percent',
          'Standard deviation in percent',
          'Discrimination',
          'Check the key',
          'Answer',
          'Right',
          'Students',
          'Of the top quarter',
          'Of the bottom quarter',
        ],
        ...items.flatMap(({ distractors, ...item }) => {
          const figures = [
            item.title,
            item.attempts,
            rounded(item.facility, 1),
            rounded(item.deviation, 1),
            rounded(item.discrimination, 2),
            item.alarm ?? '',
          ]
          return distractors.map(({ choice, isRight, all, top, bottom }) => [
            ...figures,
            choice ?? 'no answer',
            isRight ? 'yes' : 'no',
            all,
            top,
            bottom,
          ])
        }),
      ],
    },
    byGroup('Months', 'Month', months),
    byGroup('Batches', 'Batch', batches),
  ]
}

const facilityOf = (items: PaperAnalysis['items']): Record<string, number> =>
  Object.fromEntries(items.map(({ id, facility }) => [id, facility]))

/**
 * The analysis of a paper as a file: a workbook with a sheet for questions, months and batches, or a CSV with the three tables below each other, an empty line
 * between them. A question has a row for each answer to it.
 */
export async function exportAnalysis(
  analysis: PaperAnalysis,
  format: AttemptExportFormat,
): Promise<{ name: string; type: string; bytes: Uint8Array }> {
  const tables = tablesOf(analysis)
  if (format === 'csv') {
    const lines = tables.flatMap(({ rows }, index) => (index === 0 ? rows : [[], ...rows]))
    const text = csvOf(
      lines.map((line) => line.map((cell) => String(cell ?? ''))),
      { bom: true },
    )
    return { name: 'analysis.csv', type: 'text/csv', bytes: Buffer.from(text) }
  }
  const bytes = await writeXlsx({
    sheets: tables.map(({ name, rows }) => ({
      name,
      columns: (rows[0] ?? []).map((_, column) => ({ width: column === 0 ? 36 : 16 })),
      rows: rows.map((row) =>
        row.map((cell) => (typeof cell === 'string' ? withoutFormula(cell) : (cell ?? ''))),
      ),
      freezePane: { rows: 1 },
    })),
  })
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  return { name: 'analysis.xlsx', type, bytes }
}
