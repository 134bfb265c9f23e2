import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { BasePayload } from 'payload'
import { type StreamIndex, segmentLengths } from '#domain/learning/hlsPlaylist.ts'
import { isFitForStream, type Quality, qualitiesFor, type VideoFacts } from '#domain/learning/streamStates.ts'
import type { PrivateFile } from '#payload-types'
import { type FileStore, StoreError } from '../../adapters/storage/FileStore.ts'
import { convertVideo, probeVideo } from '../../adapters/video/ffmpeg.ts'
import { env } from '../../config/env.ts'
import { type PendingDeletion, scheduleDeletions } from '../storage/pendingDeletions.ts'
import { indexKey, segmentKey } from './streamFiles.ts'
import { encryptSegment } from './streamKeys.ts'

/** Files of a stream that no video uses after this time are deleted, ms. */
const CONVERTING_MS = 24 * 3_600_000

type Conversion = {
  payload: BasePayload
  store: FileStore
  /** Folder with ffmpeg. */
  folder: string
  file: PrivateFile
  /** Id of the new stream. */
  stream: string
  signal: AbortSignal
  /** Converted share, from 0 to 1. */
  onProgress: (share: number) => void
}

/**
 * Converts a video to an encrypted stream in the store. Returns the pending deletions of its files, which the caller cancels once the video has the
 * stream, or null for a video that is not converted. Throws a VideoFault or a StoreError.
 */
export async function convertRecording(conversion: Conversion): Promise<PendingDeletion[] | null> {
  const { store, file, folder, signal } = conversion
  const base = path.join(env().DATA_DIR, 'unpacked')
  await mkdir(base, { recursive: true })
  const place = await mkdtemp(path.join(base, 'stream-'))
  try {
    const source = path.join(place, 'source')
    const content = await store.get(`private-files/${file.filename}`)
    if (!content) throw new StoreError('a video has gone')
    await pipeline(content.body, createWriteStream(source), { signal })
    const extension = path.extname(file.filename ?? '').slice(1)
    const facts = await probeVideo(folder, source, extension, signal)
    if (!isFitForStream(facts)) return null
    return await convertAll(conversion, { place, source, extension, facts })
  } finally {
    await rm(place, { recursive: true, force: true })
  }
}

type Source = { place: string; source: string; extension: string; facts: VideoFacts }

async function convertAll(conversion: Conversion, of: Source): Promise<PendingDeletion[]> {
  const { payload, store, stream } = conversion
  const claims: PendingDeletion[] = []
  const keep = async (key: string, bytes: Buffer, type: string) => {
    claims.push(...(await scheduleDeletions(payload, [key], new Date(Date.now() + CONVERTING_MS))))
    await store.put(key, bytes, { type })
  }
  const qualities = qualitiesFor(of.facts)
  const index: StreamIndex = { qualities: [] }
  for (const [number, quality] of qualities.entries()) {
    const target = path.join(of.place, String(number))
    await mkdir(target)
    await convertOne(conversion, of, quality, target, number / qualities.length, qualities.length)
    const segments = segmentLengths(await readFile(path.join(target, 'index.m3u8'), 'utf8'))
    for (const segment of segments.keys()) {
      const bytes = await readFile(path.join(target, `${segment}.ts`))
      const encrypted = encryptSegment(stream, number, segment, bytes)
      await keep(segmentKey(stream, number, segment), encrypted, 'video/mp2t')
    }
    await rm(target, { recursive: true, force: true })
    index.qualities.push({ ...sizeOf(quality, of.facts), bitrate: quality.bitrate, segments })
  }
  await keep(indexKey(stream), Buffer.from(JSON.stringify(index)), 'application/json')
  return claims
}

const convertOne = (
  { folder, signal, onProgress }: Conversion,
  { source, extension, facts }: Source,
  quality: Quality,
  target: string,
  from: number,
  of: number,
): Promise<void> =>
  convertVideo({
    folder,
    file: source,
    extension,
    target,
    quality,
    signal,
    onProgress: (seconds) => onProgress(from + Math.min(1, seconds / facts.lengthS) / of),
  })

/** The size of a picture in a quality, none for audio alone; widths and heights are even. */
function sizeOf(
  { height: lines }: Quality,
  { width, height }: VideoFacts,
): { width: number; height: number } {
  if (lines === 0) return { width: 0, height: 0 }
  const own = Math.min(lines, height - (height % 2))
  return { width: 2 * Math.round((own * width) / height / 2), height: own }
}
