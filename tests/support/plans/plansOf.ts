import type { BasePayload } from 'payload'
import { isSelective, isServed } from './isServed.ts'
import type { NamedQuery } from './namedQueries.ts'

type Statement = string | { sql: string; args?: unknown[] }
type Client = { execute: (statement: Statement) => Promise<{ rows: { detail?: string }[] }> }

/** The first SELECT from a table during `work`. */
async function readDuring(client: Client, table: string, work: () => Promise<unknown>) {
  const execute = client.execute.bind(client)
  const reads: Exclude<Statement, string>[] = []
  client.execute = (statement) => {
    if (typeof statement !== 'string' && /^\s*select/i.test(statement.sql)) reads.push(statement)
    return execute(statement)
  }
  try {
    await work()
  } finally {
    client.execute = execute
  }
  const read = reads.find(({ sql }) => sql.includes(`from "${table}"`))
  if (!read) throw new Error(`${table} was not read`)
  return read
}

/** The field of a column, such as `student` for `student_id`. */
const fieldOf = (column: string): string =>
  column === 'id'
    ? column
    : column.replace(/_id$/, '').replace(/(?<=\w)_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** SQLite's plan of a query when it reads many other rows; null when an index serves the query. */
export async function plansOf(
  payload: BasePayload,
  query: NamedQuery,
  work: () => Promise<unknown>,
): Promise<string | null> {
  const { client } = payload.db as unknown as { client: Client }
  const table = query.collection.replaceAll('-', '_')
  const { sql, args = [] } = await readDuring(client, table, work)
  const { rows } = await client.execute({ sql: `explain query plan ${sql}`, args })
  const plan = rows.map(({ detail = '' }) => detail)
  const found = plan.find((detail) => detail.includes(` ${table}`)) ?? ''
  const [, list] = /\((.*)\)$/.exec(found) ?? []
  const columns = (list?.split(' AND ') ?? []).map((part) => /^(\w+|<expr>)([=<>])/.exec(part) ?? [])
  const equal = columns.filter(([, , sign]) => sign === '=').map(([, column = '']) => fieldOf(column))
  if (equal.some((field) => isSelective(field, query))) return null
  const isSorted = plan.some((detail) => /TEMP B-TREE FOR (ORDER|GROUP)/.test(detail))
  const fields = columns.map(([, column = '']) => fieldOf(column))
  if (found.startsWith('SEARCH') && (!isSorted || fields.length > equal.length)) {
    const ordered = query.sort[0]?.replace('-', '') ?? ''
    if (isServed(query, isSorted || fields.length > equal.length ? fields : [...fields, ordered])) return null
  }
  return plan.join('; ')
}
