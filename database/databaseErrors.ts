const SQLITE =
  /\bSQLITE_(BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN|CORRUPT|NOTADB|PROTOCOL)|database is locked/
const MONGO =
  /^Mongo(ose)?(ServerSelection|Network|NetworkTimeout|NotConnected|TopologyClosed|PoolClosed|PoolCleared|WaitQueueTimeout|ConnectionPoolClosed|OperationTimeout)/

const MAX_CAUSES = 8

/** An error and its causes, the outermost first. */
function* causesOf(err: unknown): Generator<Error & { code?: unknown }> {
  let cause = err
  for (let depth = 0; cause instanceof Error && depth < MAX_CAUSES; depth++) {
    yield cause
    cause = cause.cause
  }
}

/**
 * Whether another program holds the lock of a SQLite database: nothing was written, and a retry makes sense.
 */
export function isDatabaseBusy(err: unknown): boolean {
  for (const { code, message } of causesOf(err))
    if (/^SQLITE_(BUSY|LOCKED)/.test(`${code}`) || /SQLITE_BUSY|database is locked/.test(message)) return true
  return false
}

/**
 * Whether an error is a failure of the database itself: locked for too long, disk full, damaged, not
 * reachable. It says nothing about the request, which may succeed a little later.
 */
export function isDatabaseError(err: unknown): boolean {
  for (const { code, message, name } of causesOf(err))
    if (SQLITE.test(`${code} ${message}`) || MONGO.test(name)) return true
  return false
}
