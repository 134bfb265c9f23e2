type Waiting = {
  query: PromiseLike<unknown>
  resolve: (value: never) => void
  reject: (err: unknown) => void
}
type Database = { batch: (queries: PromiseLike<unknown>[]) => Promise<unknown[]> }

const queues = new WeakMap<Database, Waiting[]>()

/**
 * Runs a write together with the others of the same turn of the event loop: one transaction, one sync of the disk. When one
 * of them can't be done (a unique key is taken), none of the transaction is, and each runs for itself. Answered only after
 * it is durable.
 */
export function grouped<T>(database: Database, query: PromiseLike<T>): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const queue = queues.get(database)
    if (queue) {
      queue.push({ query, resolve, reject })
      return
    }
    queues.set(database, [{ query, resolve, reject }])
    setImmediate(() => void flush(database))
  })
}

async function flush(database: Database): Promise<void> {
  const queue = queues.get(database) ?? []
  queues.delete(database)
  if (queue.length > 1) {
    const results = await database.batch(queue.map(({ query }) => query)).catch(() => null)
    if (results) {
      for (const [index, { resolve }] of queue.entries()) resolve(results[index] as never)
      return
    }
  }
  for (const { query, resolve, reject } of queue) await query.then(resolve as never, reject)
}
