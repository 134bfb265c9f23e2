import type { CollectionAfterReadHook } from 'payload'

type Addresses = { url?: string | null; thumbnailURL?: string | null }
type Doc = Addresses & {
  createdAt?: string | null
  replacedAt?: string | null
  sizes?: Record<string, Addresses | null | undefined> | null
}

/**
 * After a picture is read: adds the version of the file to its URLs. Browsers cache such a URL forever and
 * request another one when the file is replaced; the plain URL still works and is revalidated each time.
 */
export const addUrlVersions: CollectionAfterReadHook = ({ doc }: { doc: Doc }) => {
  const at = Date.parse(doc.replacedAt ?? doc.createdAt ?? '')
  if (Number.isNaN(at)) return doc
  const addVersion = (entry: Addresses) => {
    for (const name of ['url', 'thumbnailURL'] as const) {
      const address = entry[name]
      if (address?.startsWith('/')) entry[name] = `${address.replace(/\?.*$/, '')}?v=${at.toString(36)}`
    }
  }
  addVersion(doc)
  for (const size of Object.values(doc.sizes ?? {})) if (size) addVersion(size)
  return doc
}
