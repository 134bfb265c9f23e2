import Database, { type Statement } from 'libsql'
import { LRUCache } from 'lru-cache'

/** Statements that a connection keeps. */
const MAX_STATEMENTS = 500
/** Longer texts are not kept, in characters: inserts of many rows, of which each is another text. */
const MAX_LENGTH = 5000

/** What changes the columns of a table: a kept statement would answer with those of before. */
const CHANGES_SCHEMA = /\b(create|alter|drop)\b/i

type Driver = { prepare: (sql: string) => Statement; exec: (sql: string) => void }
const statementsOf = new WeakMap<object, LRUCache<string, Statement>>()
let isOn = false

/**
 * Makes SQLite connections of this process keep the statements they have prepared. The client prepares a statement for each call, which
 * costs more than running it for most of ours. A statement is used by one call at a time, since the client runs it to its end at
 * once; and it is dropped with its connection (see retryWhileLocked.ts).
 */
export function keepPreparedStatements(): void {
  if (isOn) return
  isOn = true
  const driver = Database.prototype as unknown as Driver
  const { prepare, exec } = driver
  driver.prepare = function (this: object, sql) {
    const kept = statementsOf.get(this) ?? new LRUCache<string, Statement>({ max: MAX_STATEMENTS })
    statementsOf.set(this, kept)
    const known = kept.get(sql)
    if (known) return known
    const statement = prepare.call(this as Driver, sql)
    if (CHANGES_SCHEMA.test(sql)) kept.clear()
    else if (sql.length <= MAX_LENGTH) kept.set(sql, statement)
    return statement
  }
  driver.exec = function (this: object, sql) {
    if (CHANGES_SCHEMA.test(sql)) statementsOf.delete(this)
    exec.call(this as Driver, sql)
  }
}
