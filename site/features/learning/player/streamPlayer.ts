import type Hls from 'hls.js'
import type { ErrorData, HlsConfig } from 'hls.js'
import { pictureFor, type Qualities, type Quality } from './quality.ts'

/** `network`: an address that expired, or a server that does not answer; `unplayable`: the browser or the stream. */
export type StreamFailure = 'network' | 'unplayable'

/** A stream in a media element. Between pictures it changes while it plays; to and from sound alone it is attached anew. */
export type AttachedStream = { choose: (quality: Quality) => void; detach: () => void }

type StreamOptions = {
  quality: Quality
  onFailed: (failure: StreamFailure) => void
  /** Not called where the browser chooses by itself. */
  onQualities: (qualities: Qualities) => void
}

/** Puts a stream into a media element; null where the browser plays none. */
export type AttachStream = (
  video: HTMLVideoElement,
  src: string,
  options: StreamOptions,
) => AttachedStream | null

const NATIVE = 'application/vnd.apple.mpegurl'

/**
 * Plays an adaptive stream in a media element with a build of hls.js: with media source extensions, or by the browser itself. Null where neither is there.
 */
export function playStream(
  Player: typeof Hls,
  config: Partial<HlsConfig>,
  ...[video, src, { quality, onFailed, onQualities }]: Parameters<AttachStream>
): AttachedStream | null {
  if (!Player.isSupported()) {
    if (!video.canPlayType(NATIVE)) return null
    video.src = src
    return { choose: () => undefined, detach: () => undefined }
  }
  let wanted = quality
  let isDetached = false
  let hls = open(src)

  function open(address: string): Hls {
    // A worker would be a script of another address, which the policy of the pages does not allow.
    const opened = new Player({ ...config, enableWorker: false, autoStartLoad: false })
    let hasRecovered = false
    opened.on(Player.Events.ERROR, (_event, { fatal, type }: ErrorData) => {
      if (!fatal) return
      if (type === Player.ErrorTypes.MEDIA_ERROR && !hasRecovered) {
        hasRecovered = true
        opened.recoverMediaError()
        return
      }
      opened.destroy()
      onFailed(type === Player.ErrorTypes.NETWORK_ERROR ? 'network' : 'unplayable')
    })
    const isList = address === src
    // Called after hls.js has handled the manifest itself; its own levels leave out sound without a picture.
    opened.on(Player.Events.MANIFEST_LOADED, (_event, { levels: listed }) => {
      if (opened.levels.length === 0) return
      const sound = isList ? (listed.find(isSoundAlone)?.url ?? null) : null
      if (isList) onQualities({ lines: opened.levels.map(({ height }) => height), hasSound: sound !== null })
      if (sound !== null && wanted === 'sound') {
        // hls.js is still handling the event.
        queueMicrotask(() => {
          if (isDetached) return
          opened.destroy()
          hls = open(sound)
        })
        return
      }
      if (isList) choosePicture(opened, wanted)
      opened.attachMedia(video)
      opened.startLoad()
    })
    opened.loadSource(address)
    return opened
  }

  return {
    choose: (next) => {
      wanted = next
      if (next !== 'sound') choosePicture(hls, next)
    },
    detach: () => {
      isDetached = true
      hls.destroy()
    },
  }
}

type Listed = { width?: number; height?: number; audioCodec?: string; videoCodec?: string }

/** A list need not say how large its pictures are; only what names a codec of sound alone has none. */
const isSoundAlone = ({ width, height, audioCodec, videoCodec }: Listed): boolean =>
  !width && !height && Boolean(audioCodec) && !videoCodec

function choosePicture(hls: Hls, quality: Quality): void {
  const picture = pictureFor(
    quality,
    hls.levels.map(({ height }) => height),
  )
  if (hls.levels.length > 1) hls.nextLevel = picture
}
