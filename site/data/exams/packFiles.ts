import { openFile, openQuestion, readPack } from '#domain/exams/pack/readPack.ts'
import type { TypesetContent } from '#domain/exams/questions/typesetContent.ts'
import type { HallStore } from './HallStore.ts'

type PackAddress = { url: string; size: number; digest: string }
/** What is drawn in a hall: questions by id, and the addresses of their pictures by file id. */
export type HallContent = {
  questions: ReadonlyMap<string, TypesetContent>
  pictures: ReadonlyMap<string, string>
}

/**
 * The pack of a paper, from the device where it is kept, else from the server. Throws when it cannot be loaded or is not
 * what the server announced.
 * @param onProgress how much of it is there, 0 to 1
 */
export async function loadPack(
  base: string,
  store: HallStore,
  { url, size, digest }: PackAddress,
  onProgress: (part: number) => void = () => undefined,
): Promise<ArrayBuffer> {
  const kept = await store.pack(digest)
  if (kept) {
    onProgress(1)
    return kept
  }
  const bytes = await download(`${base}${url}`, size, onProgress)
  await store.keepPack({ digest, bytes, keptAt: Date.now() }).catch(() => undefined)
  onProgress(1)
  return bytes
}

async function download(
  address: string,
  size: number,
  onProgress: (part: number) => void,
): Promise<ArrayBuffer> {
  const response = await fetch(address)
  if (!response.ok || !response.body) throw new Error(`The pack answered ${response.status}`)
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let received = 0
  const reader = response.body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    chunks.push(value)
    received += value.length
    onProgress(Math.min(0.99, received / Math.max(1, size)))
  }
  if (received !== size) throw new Error(`The pack has ${received} bytes instead of ${size}`)
  return new Blob(chunks).arrayBuffer()
}

/** Opens all parts of a pack that the attempt has keys for; pictures get addresses of this page. */
export async function openPack(bytes: ArrayBuffer, keys: Record<string, string>): Promise<HallContent> {
  const pack = readPack(bytes)
  const questions = new Map<string, TypesetContent>()
  const pictures = new Map<string, string>()
  await Promise.all(
    Object.entries(keys).map(async ([id, key]) => {
      const kind = pack.parts.get(id)?.kind
      if (kind === 'question') questions.set(id, await openQuestion(pack, id, key))
      // A picture that was lost is shown by its description.
      if (kind === 'file') pictures.set(id, URL.createObjectURL(await openFile(pack, id, key)))
    }),
  )
  return { questions, pictures }
}
