import type { MongoOptions } from '#database/mongo/mongoAdapter.ts'
import type { Env } from './env.ts'

/** MongoDB connection options from the environment (README, "Configure"). */
export const mongoOptions = (env: Env): MongoOptions => ({
  selectionTimeoutMs: env.MONGODB_SELECTION_TIMEOUT_MS,
  socketTimeoutMs: env.MONGODB_SOCKET_TIMEOUT_MS,
  silenceTimeoutMs: env.MONGODB_SILENCE_TIMEOUT_MS,
  poolSize: env.MONGODB_POOL_SIZE,
  isRetrying: env.MONGODB_RETRIES,
})
