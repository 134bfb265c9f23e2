import { FILE_COLLECTIONS } from '#domain/calls/storage.ts'

/** State of the storage page, kept in the URL. */
export type StorageLocation = {
  collection: (typeof FILE_COLLECTIONS)[number]
  /** Folder id, 'none' for files without a folder, null for all files. */
  folder: string | null
  search: string
  page: number
  isCheck: boolean
}

type Query = Record<string, string | string[] | undefined>
const textOf = (value: Query[string]): string => (typeof value === 'string' ? value.trim().slice(0, 100) : '')

export const parseStorageLocation = (query: Query): StorageLocation => ({
  collection: FILE_COLLECTIONS.find((each) => each === query.kind) ?? 'media',
  folder: textOf(query.folder) || null,
  search: textOf(query.q),
  page: Math.min(10_000, Math.max(1, Number.parseInt(textOf(query.page) || '1', 10) || 1)),
  isCheck: query.view === 'check',
})

export function storageHref({ collection, folder, search, page, isCheck }: Partial<StorageLocation>): string {
  const query = new URLSearchParams()
  if (isCheck) query.set('view', 'check')
  if (collection === 'private-files') query.set('kind', collection)
  if (folder) query.set('folder', folder)
  if (search) query.set('q', search)
  if (page && page > 1) query.set('page', String(page))
  return `/admin/storage${query.size > 0 ? `?${query}` : ''}`
}
