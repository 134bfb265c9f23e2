import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { BasePayload } from 'payload'

/**
 * The SQL database, for the few statements over many rows that Payload's own calls would send row by row;
 * null on MongoDB.
 */
export const sqlDatabase = (payload: BasePayload): SQLiteAdapter | null =>
  payload.db.name === 'sqlite' ? (payload.db as unknown as SQLiteAdapter) : null
