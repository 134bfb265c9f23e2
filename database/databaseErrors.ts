const SQLITE =
  /\bSQLITE_(BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN|CORRUPT|NOTADB|PROTOCOL)|database is locked/
const MONGO =
  /^(Mongo(ose)?(ServerSelection|Network|NetworkTimeout|NotConnected|TopologyClosed|PoolClosed|PoolCleared|WaitQueueTimeout|ConnectionPoolClosed|OperationTimeout|ServerClosed|ClientClosed)|PoolClearedOnNetwork)/

/**
 * Codes of a MongoDB server that cannot answer now, as while another member of its replica set becomes primary or it is shut down
 * (mongodb/specifications, retryable reads and writes; src/mongo/base/error_codes.yml).
 */
const MONGO_CODES: ReadonlySet<unknown> = new Set([
  6, 7, 64, 89, 91, 133, 134, 189, 262, 9001, 10058, 10107, 11600, 11602, 13435, 13436,
])
const MONGO_ERROR = /^Mongo/

/** Thrown for a read that the database accepted and did not answer, with no response to pings either. */
export class DatabaseSilentError extends Error {}

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
 * reachable, between two primaries. It says nothing about the request, which may succeed a little later.
 */
export function isDatabaseError(err: unknown): boolean {
  for (const cause of causesOf(err)) {
    const { code, message, name } = cause
    if (
      cause instanceof DatabaseSilentError ||
      SQLITE.test(`${code} ${message}`) ||
      MONGO.test(name) ||
      (MONGO_ERROR.test(name) && MONGO_CODES.has(code))
    )
      return true
  }
  return false
}
