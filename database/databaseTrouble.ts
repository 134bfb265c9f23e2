const SQLITE =
  /\bSQLITE_(BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN|CORRUPT|NOTADB|PROTOCOL)|database is locked/
const MONGO =
  /^Mongo(ose)?(ServerSelection|Network|NetworkTimeout|NotConnected|TopologyClosed|PoolClosed|PoolCleared|WaitQueueTimeout|ConnectionPoolClosed|OperationTimeout)/

const MAX_CAUSES = 8

/** The errors behind an error, the outermost first. */
function* causesOf(err: unknown): Generator<Error & { code?: unknown }> {
  let cause = err
  for (let depth = 0; cause instanceof Error && depth < MAX_CAUSES; depth++) {
    yield cause
    cause = cause.cause
  }
}

/** Whether somebody else holds the lock of a SQLite database: nothing was done, and it is worth trying again. */
export function isDatabaseBusy(err: unknown): boolean {
  for (const { code, message } of causesOf(err))
    if (/^SQLITE_(BUSY|LOCKED)/.test(`${code}`) || /SQLITE_BUSY|database is locked/.test(message)) return true
  return false
}

/**
 * Whether an error is a fault of the database itself: locked for too long, out of disk, damaged, not reachable. Says nothing
 * about who asked or whether what they asked is there; the same request may work a little later.
 */
export function isDatabaseTrouble(err: unknown): boolean {
  for (const { code, message, name } of causesOf(err))
    if (SQLITE.test(`${code} ${message}`) || MONGO.test(name)) return true
  return false
}
