import { type FileStore, StoreError } from './FileStore.ts'

/** A whole file in memory, or null when there is none. Throws a StoreError when it ends too early. */
export async function readFile(store: FileStore, key: string): Promise<Buffer | null> {
  const content = await store.get(key)
  if (!content) return null
  const chunks: Buffer[] = []
  try {
    for await (const chunk of content.body) chunks.push(chunk as Buffer)
  } catch (cause) {
    throw new StoreError('a file broke off', { cause })
  }
  const bytes = Buffer.concat(chunks)
  if (bytes.length !== content.size) throw new StoreError('a file ended too early')
  return bytes
}
