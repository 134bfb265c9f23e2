import type { StartedUpload, UploadState } from '#domain/calls/uploads.ts'
import { PART_BYTES, partCount, type UploadKind } from '#domain/storage/uploadParts.ts'
import type { Answered, Refusal } from '../ui/panelClient.ts'

/** A `File` of the browser, or an object with these of its members. */
export type Source = Pick<File, 'name' | 'size' | 'lastModified' | 'slice'>

export type Transport = {
  post: <A>(path: string, body: object) => Promise<Answered<A>>
  /** POSTs the bytes of a part; `path` includes the query. */
  sendPart: (path: string, bytes: ArrayBuffer) => Promise<Answered>
  /** Waits before a part is sent again, ms. */
  wait: (ms: number) => Promise<void>
}

/** Storage of upload tokens, so that uploads resume after a reload. */
export type TokenStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

type Options = {
  kind: UploadKind
  transport: Transport
  tokens: TokenStore
  /** Called with the share that has arrived, from 0 to 1. */
  onProgress: (share: number) => void
  isStopped: () => boolean
}

/** A complete upload: `parts` are the SHA-256 digests of its parts in order. */
export type Uploaded = { upload: string; parts: string[] }

/** Waits before a part is sent again, ms. */
const RETRIES = [1000, 4000, 15_000]

export const tokenKey = (kind: UploadKind, { name, size, lastModified }: Source): string =>
  `upload:${kind}:${name}:${size}:${lastModified}`

/**
 * Sends a file in parts; null when it was stopped. Parts that arrived before, also before a reload, are not sent again. A failed part is repeated
 * three times; after that the refusal is returned, and a later call resumes from there.
 */
export async function uploadInParts(file: Source, options: Options): Promise<Uploaded | Refusal | null> {
  const { onProgress, isStopped } = options
  const begun = await resume(file, options)
  if ('apiSuccess' in begun) return begun
  const { upload, arrived } = begun
  const digests: string[] = []
  for (let part = 0; part < partCount(file.size); part++) {
    if (isStopped()) return null
    const bytes = await file.slice(part * PART_BYTES, (part + 1) * PART_BYTES).arrayBuffer()
    const sha256 = await digestOf(bytes)
    if (!arrived.has(`${part} ${sha256}`)) {
      const query = new URLSearchParams({ upload, part: String(part), sha256 })
      const refusal = await sendPart(`/uploads/addpart?${query}`, bytes, options)
      if (refusal) return refusal
    }
    digests.push(sha256)
    onProgress((part + 1) / partCount(file.size))
  }
  return { upload, parts: digests }
}

/** Drops the token of an upload that is finished or given up. */
export const dropToken = (tokens: TokenStore, kind: UploadKind, file: Source): void =>
  tokens.removeItem(tokenKey(kind, file))

/** The upload of this file that was begun before and the parts that have arrived, or a new one. */
async function resume(
  file: Source,
  { kind, transport, tokens }: Options,
): Promise<{ upload: string; arrived: ReadonlySet<string> } | Refusal> {
  const key = tokenKey(kind, file)
  const kept = tokens.getItem(key)
  if (kept) {
    const state = await transport.post<UploadState>('/uploads/state', { upload: kept })
    if (state.apiSuccess)
      return { upload: kept, arrived: new Set(state.parts.map(({ part, sha256 }) => `${part} ${sha256}`)) }
    if (state.code !== 'uploadGone') return state
  }
  const { name, size } = file
  const started = await transport.post<StartedUpload>('/uploads/start', { kind, name, size })
  if (!started.apiSuccess) return started
  tokens.setItem(key, started.upload)
  return { upload: started.upload, arrived: new Set() }
}

/** Refusals that a retry does not change, by code. */
const FINAL = ['diskFull', 'uploadGone', 'forbidden', 'signedOut']

async function sendPart(
  path: string,
  bytes: ArrayBuffer,
  { transport, isStopped }: Options,
): Promise<Refusal | null> {
  for (let tries = 0; ; tries++) {
    const answer = await transport.sendPart(path, bytes)
    if (answer.apiSuccess) return null
    const wait = RETRIES[tries]
    if (wait === undefined || FINAL.includes(answer.code ?? '') || isStopped()) return answer
    await transport.wait(wait)
  }
}

async function digestOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
