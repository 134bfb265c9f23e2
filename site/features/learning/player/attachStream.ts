import Hls from 'hls.js/light'

/** `expired`: its addresses, which another one replaces; `unplayable`: the browser or the stream. */
export type StreamFailure = 'expired' | 'unplayable'

const NATIVE = 'application/vnd.apple.mpegurl'

/**
 * Plays an adaptive stream in a media element: with media source extensions, or by the browser itself. Returns how to detach it, or null
 * where neither is there.
 */
export function attachStream(
  video: HTMLVideoElement,
  src: string,
  onFailed: (failure: StreamFailure) => void,
): (() => void) | null {
  if (!Hls.isSupported()) {
    if (!video.canPlayType(NATIVE)) return null
    video.src = src
    return () => undefined
  }
  // A worker would be a script of another address, which the policy of the pages does not allow.
  const hls = new Hls({ enableWorker: false })
  let hasRecovered = false
  hls.on(Hls.Events.ERROR, (_event, { fatal, type }) => {
    if (!fatal) return
    if (type === Hls.ErrorTypes.MEDIA_ERROR && !hasRecovered) {
      hasRecovered = true
      hls.recoverMediaError()
      return
    }
    hls.destroy()
    onFailed(type === Hls.ErrorTypes.NETWORK_ERROR ? 'expired' : 'unplayable')
  })
  hls.loadSource(src)
  hls.attachMedia(video)
  return () => hls.destroy()
}
