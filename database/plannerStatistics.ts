import { getTableColumns, getTableName } from '@payloadcms/db-sqlite/drizzle'
import type { BasePayload } from 'payload'
import { sqlDatabase } from './sqlDatabase.ts'

/** Assumed number of rows of every table. */
const ROWS = 1_000_000
/**
 * Assumed number of rows with one value of a column, by its kind: a flag of Payload, the project, a state (queries select rare states, such as
 * those of pending work), an entry of the catalogue, a number; `other` is a person or an order.
 */
const ROWS_PER_VALUE = {
  flag: 200_000,
  project: 10_000,
  state: 2000,
  catalogue: 1000,
  number: 1000,
  other: 20,
}

const CATALOGUE =
  /^(product|class|lecture|paper|test_series|test_paper|quiz|release|batch|category|coupon|pool)(_id)?$/
/** Columns of Payload with few different values: draft status, and the path of its tables of relations and texts. */
const FLAGS = new Set(['path', '_locale', 'latest', '_status', 'version__status'])

type Column = { name: string; dataType: string; enumValues?: readonly string[] }
type Indexed = { table: string; index: string; isUnique: number; column: string | null }

function rowsPerValue(name: string | null, column: Column | undefined): number {
  if (!name || FLAGS.has(name)) return ROWS_PER_VALUE.flag
  if (name === 'project_id' || name === 'project') return ROWS_PER_VALUE.project
  if (name.endsWith('_task')) return ROWS_PER_VALUE.other
  if (column?.enumValues?.length || column?.dataType === 'boolean') return ROWS_PER_VALUE.state
  if (CATALOGUE.test(name)) return ROWS_PER_VALUE.catalogue
  return column?.dataType === 'number' ? ROWS_PER_VALUE.number : ROWS_PER_VALUE.other
}

/** The statistics of an index in the format of `sqlite_stat1`: all rows, then the rows with equal values in the first column, in the first two, and so on. */
function statisticsOf(columns: readonly Indexed[], byName: ReadonlyMap<string, Column>): string {
  let equalRows = ROWS
  const counts = columns.map(({ column }, index) => {
    const perValue = rowsPerValue(column, byName.get(column ?? ''))
    const isCommon = perValue >= ROWS_PER_VALUE.number
    // Columns with common values correlate: a project has more rows in one state than independent columns would give.
    const next = index > 0 && isCommon ? equalRows / 10 : (equalRows * perValue) / ROWS
    equalRows = Math.max(2, Math.ceil(next))
    return equalRows
  })
  if (columns[0]?.isUnique) counts[counts.length - 1] = 1
  return [ROWS, ...counts].join(' ')
}

/**
 * Writes fixed statistics of all indexes for SQLite's query planner, as of large tables. Without statistics the planner rates the index of a
 * project like that of a student, and scans all rows of the project; measured statistics (`analyze`) would change with the data, and the plans with them.
 */
export async function writePlannerStatistics(payload: BasePayload): Promise<void> {
  const database = sqlDatabase(payload)
  if (!database) return
  const { client, tables } = database
  const found = await client.execute(
    `select m.name as "table", i.name as "index", i."unique" as isUnique, c.name as "column"
     from sqlite_master m join pragma_index_list(m.name) i join pragma_index_info(i.name) c
     where m.type = 'table' and m.name not like 'sqlite_%' order by i.name, c.seqno`,
  )
  const indexes = new Map<string, Indexed[]>()
  for (const row of found.rows as unknown as Indexed[])
    indexes.set(row.index, [...(indexes.get(row.index) ?? []), row])
  const columnsOf = new Map<string, ReadonlyMap<string, Column>>(
    Object.values(tables).map((table) => {
      const columns = Object.values(getTableColumns(table as never)) as Column[]
      return [getTableName(table as never) as string, new Map(columns.map((column) => [column.name, column]))]
    }),
  )
  const wanted = [...indexes].map(([index, columns]) => {
    const table = columns[0]?.table ?? ''
    return [table, index, statisticsOf(columns, columnsOf.get(table) ?? new Map())]
  })
  const lines = (list: readonly (readonly unknown[])[]) => list.map(String).sort().join('\n')
  const statisticsTable = await client.execute(`select 1 from sqlite_master where name = 'sqlite_stat1'`)
  // `analyze` creates the table of statistics here, and loads it at the end.
  if (statisticsTable.rows.length === 0) await client.execute('analyze sqlite_schema')
  const { rows } = await client.execute('select tbl, idx, stat from sqlite_stat1')
  if (lines(rows.map(({ tbl, idx, stat }) => [tbl, idx, stat])) === lines(wanted)) return
  await client.batch(
    [
      'delete from sqlite_stat1',
      ...wanted.map((args) => ({
        sql: 'insert into sqlite_stat1 (tbl, idx, stat) values (?, ?, ?)',
        args: args as string[],
      })),
    ],
    'write',
  )
  await client.execute('analyze sqlite_schema')
}
