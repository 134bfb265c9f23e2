import type { StorageUsage } from '#domain/calls/storage.ts'

/** A folder with its file count and size. */
export type Folder = StorageUsage['folders'][number]
