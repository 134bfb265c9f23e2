import { isDatabaseError } from './databaseErrors.ts'
import type { Statement } from './statements.ts'

type Result = { rows: Record<number, unknown>[] }
/** The client of a SQLite database. */
export type SqliteClient = {
  execute: (statement: Statement) => Promise<Result>
  batch: (statements: Statement[], mode: 'write') => Promise<Result[]>
}
type QueuedWrite = {
  statement: Statement
  resolve: (result: Result) => void
  reject: (err: unknown) => void
}

const queues = new WeakMap<SqliteClient, QueuedWrite[]>()

/**
 * Batches a write with the others of the same turn of the event loop: one transaction, one sync to disk. If
 * one of them fails (a unique key is taken), the transaction is rolled back and each runs on its own.
 * Resolves only once it is durable.
 */
export function batchWrite(client: SqliteClient, statement: Statement): Promise<Result> {
  return new Promise((resolve, reject) => {
    const queue = queues.get(client)
    if (queue) {
      queue.push({ statement, resolve, reject })
      return
    }
    queues.set(client, [{ statement, resolve, reject }])
    setImmediate(() => void flush(client))
  })
}

async function flush(client: SqliteClient): Promise<void> {
  const queue = queues.get(client) ?? []
  queues.delete(client)
  if (queue.length > 1) {
    const statements = queue.map(({ statement }) => statement)
    try {
      const results = await client.batch(statements, 'write')
      for (const [index, { resolve }] of queue.entries()) resolve(results[index] as Result)
      return
    } catch (err) {
      // A database failure would affect each single write too, and each would wait for the same timeout again.
      if (isDatabaseError(err)) {
        for (const { reject } of queue) reject(err)
        return
      }
    }
  }
  for (const { statement, resolve, reject } of queue) await client.execute(statement).then(resolve, reject)
}
