import type { StorageUsage } from '#domain/calls/storage.ts'

/** A folder with what is in it. */
export type Folder = StorageUsage['folders'][number]
