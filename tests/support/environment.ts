import { expect } from 'vitest'
import { EnvError, parseEnv } from '#cms/config/env.ts'

/** The smallest environment that a server starts with. */
export const BASE_ENV = { NODE_ENV: 'test', SERVER_SECRET: 'x'.repeat(40), DATA_DIR: '/tmp' }

/** The message of the EnvError that BASE_ENV with `extra` raises, or `accepted`. */
export function refusalOf(extra: Record<string, string>): string {
  try {
    parseEnv({ ...BASE_ENV, ...extra })
    return 'accepted'
  } catch (err) {
    expect(err).toBeInstanceOf(EnvError)
    return (err as Error).message
  }
}
