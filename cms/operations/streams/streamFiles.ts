import type { BasePayload } from 'payload'
import type { StreamIndex } from '#domain/learning/hlsPlaylist.ts'
import type { FileStore } from '../../adapters/storage/FileStore.ts'
import { readFile } from '../../adapters/storage/readFile.ts'
import { scheduleDeletions } from '../storage/pendingDeletions.ts'

const FOLDER = 'streams/'

export const indexKey = (stream: string): string => `${FOLDER}${stream}-index.json`
export const segmentKey = (stream: string, quality: number, segment: number): string =>
  `${FOLDER}${stream}-${quality}-${segment}.ts`

/** The index of a stream; null when it is not in the store. */
export async function readIndex(store: FileStore, stream: string): Promise<StreamIndex | null> {
  const bytes = await readFile(store, indexKey(stream))
  return bytes ? (JSON.parse(bytes.toString()) as StreamIndex) : null
}

/** Schedules the files of a stream for deletion by the sweep of files. */
export async function deleteStream(payload: BasePayload, store: FileStore, stream: string): Promise<void> {
  const keys: string[] = []
  for await (const { key } of store.list(`${FOLDER}${stream}-`)) keys.push(key)
  await scheduleDeletions(payload, keys, new Date())
}
