import { mongooseAdapter } from '@payloadcms/db-mongodb'
import type { BaseDatabaseAdapter, DatabaseAdapterObj } from 'payload'
import { failWhenSilent } from './failWhenSilent.ts'
import { makePortable } from './portableMethods.ts'
import {
  type Connection,
  declareTextIds,
  ignoreEmptyLists,
  useTextIds,
  writeTextRelations,
} from './textIds.ts'

/** Times in ms. */
export type MongoOptions = {
  selectionTimeoutMs: number
  socketTimeoutMs: number
  silenceTimeoutMs: number
  poolSize: number
  isRetrying: boolean
}

/** Timeout of a connection and of its heartbeats, and the interval of heartbeats, ms. */
const HEARTBEAT = { connectTimeoutMS: 10_000, heartbeatFrequencyMS: 2000, minHeartbeatFrequencyMS: 100 }

/** Payload's MongoDB adapter with answers as on SQLite (makePortable) and UUID texts as ids. */
export function mongoAdapter(url: string, options: MongoOptions): DatabaseAdapterObj {
  const database = mongooseAdapter({
    url,
    transactionOptions: false,
    connectOptions: {
      // A collection is created with its first row, indexes by migrateDatabase.
      autoCreate: false,
      autoIndex: false,
      ...HEARTBEAT,
      serverSelectionTimeoutMS: options.selectionTimeoutMs,
      socketTimeoutMS: options.socketTimeoutMs,
      maxPoolSize: options.poolSize,
      retryReads: options.isRetrying,
      retryWrites: options.isRetrying,
      // An operation fails while the database is away, instead of waiting for it.
      bufferCommands: false,
    },
    // Orders end with the id instead (makePortable), as the indexes do.
    disableFallbackSort: true,
    afterCreateConnection: (adapter) => {
      const connection = adapter.connection as unknown as Connection
      // Mongoose reads a stack trace for each query, a seventh of the processor time of a quote.
      connection.base.set('skipOriginalStackTraces', true)
      useTextIds(connection)
      ignoreEmptyLists(connection)
    },
  }) as unknown as DatabaseAdapterObj
  return {
    ...database,
    init: (args) => {
      declareTextIds(args.payload)
      const adapter = database.init(args) as BaseDatabaseAdapter
      writeTextRelations(adapter)
      makePortable(adapter)
      failWhenSilent(adapter, options.silenceTimeoutMs)
      return adapter
    },
  }
}
