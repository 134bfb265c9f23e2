import type { BasePayload, CollectionSlug, Where } from 'payload'

/** The fields of an upload document with file names. */
export type FileDoc = {
  filename?: string | null
  sizes?: Record<string, { filename?: string | null } | null | undefined> | null
}

/** Keys of all files of a document: the original and its sizes. */
export function filesOf(collection: string, doc: FileDoc | null | undefined): string[] {
  const names = [doc?.filename, ...Object.values(doc?.sizes ?? {}).map((size) => size?.filename)]
  return [...new Set(names.flatMap((name) => (name ? [`${collection}/${name}`] : [])))]
}

const sizeNames = (payload: BasePayload, collection: CollectionSlug): string[] => {
  const { upload } = payload.collections[collection].config
  return (upload?.imageSizes ?? []).map(({ name }) => name)
}

/** Condition for documents with a file of one of these names. */
export function documentsWithFiles(
  payload: BasePayload,
  collection: CollectionSlug,
  names: readonly string[],
): Where {
  const fields = ['filename', ...sizeNames(payload, collection).map((size) => `sizes.${size}.filename`)]
  return { or: fields.map((field) => ({ [field]: { in: [...names] } })) }
}

/** All upload collections. */
export const uploadCollections = (payload: BasePayload): CollectionSlug[] =>
  payload.config.collections.filter(({ upload }) => upload).map(({ slug }) => slug as CollectionSlug)
