import type { BasePayload } from 'payload'

const queuesByDatabase = new WeakMap<object, Map<string, Promise<unknown>>>()

/**
 * Runs work for the same key one after the other, in this process and for this database. Correctness depends
 * on the condition of each write (guard.ts); the lock only avoids attempts that would fail.
 */
export async function withLock<T>({ db }: BasePayload, key: string, work: () => Promise<T>): Promise<T> {
  const lastByKey = queuesByDatabase.get(db) ?? new Map<string, Promise<unknown>>()
  queuesByDatabase.set(db, lastByKey)
  const previous = lastByKey.get(key) ?? Promise.resolve()
  const current = previous.then(work, work)
  lastByKey.set(key, current)
  try {
    return await current
  } finally {
    if (lastByKey.get(key) === current) lastByKey.delete(key)
  }
}
