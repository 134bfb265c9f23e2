import type { BasePayload } from 'payload'
import { fillPaidKeys } from './fillPaidKeys.ts'
import { renameKeyStates } from './renameKeyStates.ts'

/**
 * A change of rows that an earlier build has written. It runs once in a database, under a lease, after the tables of SQLite are those of this
 * build and before the indexes of MongoDB are; the earlier build may serve in the meantime. Killed, it runs again: a second run must do no harm.
 */
export type DataMigration = { name: string; run: (payload: BasePayload) => Promise<void> }

/** In their order; a name never changes. */
export const DATA_MIGRATIONS: readonly DataMigration[] = [
  { name: 'paid-keys', run: fillPaidKeys },
  { name: 'key-states', run: renameKeyStates },
]
