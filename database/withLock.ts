import type { BasePayload } from 'payload'

const scopes = new WeakMap<object, Map<string, Promise<unknown>>>()

/**
 * Does works on one thing one after the other in this process and on this database; what counts is the guard of each write, this only
 * spares the attempts that would lose.
 */
export async function withLock<T>({ db }: BasePayload, key: string, work: () => Promise<T>): Promise<T> {
  const last = scopes.get(db) ?? new Map<string, Promise<unknown>>()
  scopes.set(db, last)
  const before = last.get(key) ?? Promise.resolve()
  const mine = before.then(work, work)
  last.set(key, mine)
  try {
    return await mine
  } finally {
    if (last.get(key) === mine) last.delete(key)
  }
}
