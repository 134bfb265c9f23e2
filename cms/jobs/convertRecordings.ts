import type { BasePayload } from 'payload'
import type { FileStore } from '../adapters/storage/FileStore.ts'
import { ffmpegFolder } from '../adapters/video/ffmpeg.ts'
import { convertNext } from '../operations/streams/convertNext.ts'

type Converter = {
  /** Starts converting the next video in the background, unless one is being converted or ffmpeg is missing. */
  start: (now: Date) => Promise<void>
  /** Stops the current conversion. */
  stop: () => Promise<void>
}

/** Converts the videos of lessons to adaptive streams where ffmpeg is installed, one at a time. */
export function startConverter(payload: BasePayload, store: FileStore): Converter {
  const end = new AbortController()
  let folder: Promise<string | null> | undefined
  let current: Promise<void> | null = null
  return {
    start: async (now) => {
      folder ??= ffmpegFolder()
      const found = await folder
      if (!found || current || end.signal.aborted) return
      current = convertNext(payload, store, { folder: found, now, signal: end.signal })
        .then(
          () => undefined,
          (err) => payload.logger.error({ msg: 'a video was not converted', err }),
        )
        .finally(() => {
          current = null
        })
    },
    stop: async () => {
      end.abort()
      await current
    },
  }
}
