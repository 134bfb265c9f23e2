import type { CollectionAfterReadHook } from 'payload'

type Addresses = { url?: string | null; thumbnailURL?: string | null }
type Doc = Addresses & {
  createdAt?: string | null
  replacedAt?: string | null
  sizes?: Record<string, Addresses | null | undefined> | null
}

/**
 * After a picture is read: its addresses name the version of the file. Browsers keep such an address for ever and ask for
 * another one when the file is replaced; the plain address goes on working and is asked about each time.
 */
export const versionUrls: CollectionAfterReadHook = ({ doc }: { doc: Doc }) => {
  const at = Date.parse(doc.replacedAt ?? doc.createdAt ?? '')
  if (Number.isNaN(at)) return doc
  const versioned = (entry: Addresses) => {
    for (const name of ['url', 'thumbnailURL'] as const) {
      const address = entry[name]
      if (address?.startsWith('/')) entry[name] = `${address.replace(/\?.*$/, '')}?v=${at.toString(36)}`
    }
  }
  versioned(doc)
  for (const size of Object.values(doc.sizes ?? {})) if (size) versioned(size)
  return doc
}
