import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

type Account = { email: string; password: string }

/** A token is valid for ten days; one day is a margin for clock skew. */
const TTL_MS = 9 * 86_400_000

const tokens = new LRUCache<string, string>({ max: 1000, ttl: TTL_MS })

/** The password is part of the key, so a changed password causes a new login. */
const cacheKeyOf = ({ email, password }: Account): string =>
  createHash('sha256').update(`${email}\n${password}`).digest('base64url')

export const cachedToken = (account: Account): string | null => tokens.get(cacheKeyOf(account)) ?? null
export const cacheToken = (account: Account, token: string): void =>
  void tokens.set(cacheKeyOf(account), token)
export const dropToken = (account: Account): void => void tokens.delete(cacheKeyOf(account))
