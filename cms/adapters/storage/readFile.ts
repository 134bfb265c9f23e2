import { type FileStore, StoreError } from './FileStore.ts'

/** Reads a whole file into memory; null when it is missing. Throws a StoreError when the stream ends early. */
export async function readFile(store: FileStore, key: string): Promise<Buffer | null> {
  const content = await store.get(key)
  if (!content) return null
  const chunks: Buffer[] = []
  try {
    for await (const chunk of content.body) chunks.push(chunk as Buffer)
  } catch (cause) {
    throw new StoreError('reading a file was interrupted', { cause })
  }
  const bytes = Buffer.concat(chunks)
  if (bytes.length !== content.size) throw new StoreError('a file is shorter than its size says')
  return bytes
}
