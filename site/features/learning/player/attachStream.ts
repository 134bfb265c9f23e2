import Hls, { type ErrorData } from 'hls.js/light'
import { pictureFor, type Qualities, type Quality } from './quality.ts'

/** `expired`: its addresses, which another one replaces; `unplayable`: the browser or the stream. */
export type StreamFailure = 'expired' | 'unplayable'

/** A stream in a media element. Between pictures it changes while it plays; to and from sound alone it is attached anew. */
export type AttachedStream = { choose: (quality: Quality) => void; detach: () => void }

type Options = {
  quality: Quality
  onFailed: (failure: StreamFailure) => void
  /** Not called where the browser chooses by itself. */
  onQualities: (qualities: Qualities) => void
}

const NATIVE = 'application/vnd.apple.mpegurl'

/**
 * Plays an adaptive stream in a media element: with media source extensions, or by the browser itself. Null where neither is there.
 */
export function attachStream(
  video: HTMLVideoElement,
  src: string,
  { quality, onFailed, onQualities }: Options,
): AttachedStream | null {
  if (!Hls.isSupported()) {
    if (!video.canPlayType(NATIVE)) return null
    video.src = src
    return { choose: () => undefined, detach: () => undefined }
  }
  let wanted = quality
  let isDetached = false
  let hls = open(src)

  function open(address: string): Hls {
    // A worker would be a script of another address, which the policy of the pages does not allow.
    const opened = new Hls({ enableWorker: false, autoStartLoad: false })
    let hasRecovered = false
    opened.on(Hls.Events.ERROR, (_event, { fatal, type }: ErrorData) => {
      if (!fatal) return
      if (type === Hls.ErrorTypes.MEDIA_ERROR && !hasRecovered) {
        hasRecovered = true
        opened.recoverMediaError()
        return
      }
      opened.destroy()
      onFailed(type === Hls.ErrorTypes.NETWORK_ERROR ? 'expired' : 'unplayable')
    })
    const isList = address === src
    // Called after hls.js has handled the manifest itself; its own levels leave out sound without a picture.
    opened.on(Hls.Events.MANIFEST_LOADED, (_event, { levels: listed }) => {
      if (opened.levels.length === 0) return
      const sound = isList ? (listed.find(({ width, height }) => !width && !height)?.url ?? null) : null
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

function choosePicture(hls: Hls, quality: Quality): void {
  const picture = pictureFor(
    quality,
    hls.levels.map(({ height }) => height),
  )
  if (hls.levels.length > 1) hls.nextLevel = picture
}
