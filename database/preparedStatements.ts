import Database, { type Statement } from 'libsql'
import { LRUCache } from 'lru-cache'

/** Maximum number of statements that are cached per connection. */
const MAX_STATEMENTS = 500
/** Longer statements are not cached, in characters: inserts of many rows, which rarely repeat. */
const MAX_LENGTH = 5000

/** Statements that change columns of a table: a cached statement would return the old columns. */
const CHANGES_SCHEMA = /\b(create|alter|drop)\b/i

type Driver = { prepare: (sql: string) => Statement; exec: (sql: string) => void }
const statementsOf = new WeakMap<object, LRUCache<string, Statement>>()
let isOn = false

/**
 * Makes SQLite connections of this process cache the statements they have prepared. The client prepares a statement for each call, which
 * costs more than running it for most of ours. A statement is used by one call at a time, since the client runs it to its end at
 * once; and it is dropped with its connection (see retryWhileLocked.ts).
 */
export function cachePreparedStatements(): void {
  if (isOn) return
  isOn = true
  const driver = Database.prototype as unknown as Driver
  const { prepare, exec } = driver
  driver.prepare = function (this: object, sql) {
    const cache = statementsOf.get(this) ?? new LRUCache<string, Statement>({ max: MAX_STATEMENTS })
    statementsOf.set(this, cache)
    const cached = cache.get(sql)
    if (cached) return cached
    const statement = prepare.call(this as Driver, sql)
    if (CHANGES_SCHEMA.test(sql)) cache.clear()
    else if (sql.length <= MAX_LENGTH) cache.set(sql, statement)
    return statement
  }
  driver.exec = function (this: object, sql) {
    if (CHANGES_SCHEMA.test(sql)) statementsOf.delete(this)
    exec.call(this as Driver, sql)
  }
}
