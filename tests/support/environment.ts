import { expect } from 'vitest'
import { EnvError, parseEnv } from '#cms/config/env.ts'

/** What a server needs at least to start. */
export const BASE_ENV = { NODE_ENV: 'test', SERVER_SECRET: 'x'.repeat(40), DATA_DIR: '/tmp' }

/** Why a server does not start with `extra` in its environment, or `accepted`. */
export function refusalOf(extra: Record<string, string>): string {
  try {
    parseEnv({ ...BASE_ENV, ...extra })
    return 'accepted'
  } catch (err) {
    expect(err).toBeInstanceOf(EnvError)
    return (err as Error).message
  }
}
