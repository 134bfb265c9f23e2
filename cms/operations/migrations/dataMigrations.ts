import type { BasePayload } from 'payload'
import { fillPaidKeys } from './fillPaidKeys.ts'
import { renameKeyStates } from './renameKeyStates.ts'

/**
 * A change of rows that an earlier build has written. It runs once per database, under a lease, after SQLite's tables have been migrated
 * and before MongoDB's indexes are; servers of the earlier build may still be running. It must be idempotent, since it runs again after a crash.
 */
export type DataMigration = { name: string; run: (payload: BasePayload) => Promise<void> }

/** In order of execution; names must not change. */
export const DATA_MIGRATIONS: readonly DataMigration[] = [
  { name: 'paid-keys', run: fillPaidKeys },
  { name: 'key-states', run: renameKeyStates },
]
