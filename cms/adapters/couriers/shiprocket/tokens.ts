import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

type Account = { email: string; password: string }

/** A token counts for ten days; nine leave time for clocks that go wrong. */
const KEPT_MS = 9 * 86_400_000

const tokens = new LRUCache<string, string>({ max: 1000, ttl: KEPT_MS })

/** An account whose password was changed signs in anew. */
const nameOf = ({ email, password }: Account): string =>
  createHash('sha256').update(`${email}\n${password}`).digest('base64url')

export const keptToken = (account: Account): string | null => tokens.get(nameOf(account)) ?? null
export const keepToken = (account: Account, token: string): void => void tokens.set(nameOf(account), token)
export const forgetToken = (account: Account): void => void tokens.delete(nameOf(account))
