import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FileKind } from '#domain/storage/fileKind.ts'
import { MAX_VOICE_BYTES, MAX_VOICE_S } from '#domain/tickets/files.ts'
import { convertSound, ffmpegFolder, VideoFault } from '../../../adapters/video/ffmpeg.ts'

/** A recording of so few minutes is converted in a second or two. */
const TIMEOUT_MS = 30_000

type Made =
  | { state: 'made'; data: Buffer; mimetype: string; ending: string }
  | { state: 'tooLarge' | 'wrongType' }

/** What browsers record: WebM (Chrome, Firefox) and MP4 (Safari). */
export const isRecording = ({ extension }: FileKind): boolean => ['webm', 'mp4', 'm4a'].includes(extension)

let previous: Promise<unknown> = Promise.resolve()

/**
 * A recorded voice note as it is stored: where ffmpeg is installed its sound alone as MP4, which all browsers play, at most three minutes of it;
 * elsewhere as it was recorded. One is converted at a time.
 */
export async function voiceNote(data: Buffer, { extension, mime }: FileKind): Promise<Made> {
  if (data.length > MAX_VOICE_BYTES) return { state: 'tooLarge' }
  const folder = await ffmpegFolder()
  if (!folder) return { state: 'made', data, mimetype: mime, ending: extension }
  const turn = previous.then(() => convert(folder, data, extension))
  previous = turn.catch(() => undefined)
  try {
    return { state: 'made', data: await turn, mimetype: 'audio/mp4', ending: 'm4a' }
  } catch (err) {
    // No sound in it, or broken.
    if (err instanceof VideoFault) return { state: 'wrongType' }
    throw err
  }
}

async function convert(folder: string, data: Buffer, extension: string): Promise<Buffer> {
  const place = await mkdtemp(path.join(tmpdir(), 'voice-'))
  try {
    const [file, target] = [path.join(place, randomUUID()), path.join(place, 'voice.m4a')]
    await writeFile(file, data)
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    await convertSound({ folder, file, extension, target, maxS: MAX_VOICE_S, signal })
    return await readFile(target)
  } finally {
    await rm(place, { recursive: true, force: true })
  }
}
