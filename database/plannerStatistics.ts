import { getTableColumns, getTableName } from '@payloadcms/db-sqlite/drizzle'
import type { BasePayload } from 'payload'
import { sqlDatabase } from './sqlDatabase.ts'

/** Rows of a table that has grown. */
const ROWS = 1_000_000
/**
 * How many of them have one value of a column: published or not, of a project, in a state (those that are asked for are few: what is due,
 * what waits), an entry of the catalogue, a number, a person or an order.
 */
const AGREEING = { half: 200_000, project: 10_000, state: 2000, catalogue: 1000, number: 1000, other: 20 }

const CATALOGUE =
  /^(product|class|lecture|paper|test_series|test_paper|quiz|release|batch|category|coupon|pool)(_id)?$/
/** Of Payload: drafts, and its tables of relations and texts. */
const HALVES = new Set(['path', '_locale', 'latest', '_status', 'version__status'])

type Column = { name: string; dataType: string; enumValues?: readonly string[] }
type Indexed = { table: string; index: string; isUnique: number; column: string | null }

function rowsOfOne(name: string | null, column: Column | undefined): number {
  if (!name || HALVES.has(name)) return AGREEING.half
  if (name === 'project_id' || name === 'project') return AGREEING.project
  if (name.endsWith('_task')) return AGREEING.other
  if (column?.enumValues?.length || column?.dataType === 'boolean') return AGREEING.state
  if (CATALOGUE.test(name)) return AGREEING.catalogue
  return column?.dataType === 'number' ? AGREEING.number : AGREEING.other
}

/** The statistics of an index as SQLite writes them: all rows, then how many agree in the first column, in the first two, and so on. */
function statisticsOf(columns: readonly Indexed[], byName: ReadonlyMap<string, Column>): string {
  let agreeing = ROWS
  const counts = columns.map(({ column }, index) => {
    const ofOne = rowsOfOne(column, byName.get(column ?? ''))
    const isCommon = ofOne >= AGREEING.number
    // What many rows agree in goes together: those of a project in a state are not as few as chance would have it.
    const next = index > 0 && isCommon ? agreeing / 10 : (agreeing * ofOne) / ROWS
    agreeing = Math.max(2, Math.ceil(next))
    return agreeing
  })
  if (columns[0]?.isUnique) counts[counts.length - 1] = 1
  return [ROWS, ...counts].join(' ')
}

/**
 * Tells SQLite how many rows agree in the columns of each index, as in a project that has grown. Without statistics it takes the index of a
 * project to be as good as that of a student, and walks all rows of the project; statistics of its own would change with the data, and the plans with them.
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
  const made = await client.execute(`select 1 from sqlite_master where name = 'sqlite_stat1'`)
  // Makes the table of statistics, and below has it read.
  if (made.rows.length === 0) await client.execute('analyze sqlite_schema')
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
