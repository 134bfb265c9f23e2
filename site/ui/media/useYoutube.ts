'use client'
import { type RefObject, useEffect, useRef, useState } from 'react'

const ORIGIN = 'https://www.youtube-nocookie.com'
/** A player without a message after this time, ms, was blocked or failed to load. */
const SILENT_MS = 8000
/** The same once its frame has loaded, ms: a working player then answers at once, an error page never does. */
const SILENT_AFTER_LOAD_MS = 2500
const ASK_EVERY_MS = 500

type PlayerMessage = { event?: unknown; info?: unknown }

/** Position and length of the video, s. */
export type YoutubeInfo = { positionS: number; lengthS: number; isPlaying: boolean }
const PLAYING = 1

/** The known state merged with a message; players send only changed values. */
function withInfo(known: YoutubeInfo, { info }: PlayerMessage): YoutubeInfo {
  const { currentTime, duration, playerState } = (info ?? {}) as Record<string, unknown>
  return {
    positionS: typeof currentTime === 'number' ? currentTime : known.positionS,
    lengthS: typeof duration === 'number' ? duration : known.lengthS,
    isPlaying: typeof playerState === 'number' ? playerState === PLAYING : known.isPlaying,
  }
}

const readMessage = (data: unknown): PlayerMessage => {
  try {
    return typeof data === 'string' ? ((JSON.parse(data) ?? {}) as PlayerMessage) : {}
  } catch {
    return {}
  }
}

const postTo = (frame: HTMLIFrameElement | null, message: object) =>
  frame?.contentWindow?.postMessage(JSON.stringify({ id: 1, channel: 'widget', ...message }), '*')

/** Goes to a second of the video. */
export const seekYoutube = (frame: HTMLIFrameElement | null, seconds: number): void =>
  void postTo(frame, { event: 'command', func: 'seekTo', args: [seconds, true] })

/**
 * The state of YouTube's player in an iframe. Browsers do not report an iframe that failed to load, so the
 * player is polled until it answers; a late answer still counts.
 */
export function useYoutube(
  frame: RefObject<HTMLIFrameElement | null>,
  onInfo?: (info: YoutubeInfo) => void,
): 'loading' | 'there' | 'failed' {
  const listener = useRef(onInfo)
  listener.current = onInfo
  const [state, setState] = useState<'loading' | 'there' | 'failed'>('loading')
  useEffect(() => {
    let isRefused = false
    const postToPlayer = (message: object) => postTo(frame.current, message)
    const pollTimer = setInterval(() => postToPlayer({ event: 'listening' }), ASK_EVERY_MS)
    let silence = setTimeout(() => setState('failed'), SILENT_MS)
    let isHeard = false
    let known: YoutubeInfo = { positionS: 0, lengthS: 0, isPlaying: false }
    const loaded = () => {
      if (isHeard) return
      clearTimeout(silence)
      silence = setTimeout(() => setState('failed'), SILENT_AFTER_LOAD_MS)
    }
    const element = frame.current
    element?.addEventListener('load', loaded)
    const listen = ({ source, origin, data }: MessageEvent) => {
      if (origin !== ORIGIN || source !== frame.current?.contentWindow) return
      const playerMessage = readMessage(data)
      isHeard = true
      clearTimeout(silence)
      clearInterval(pollTimer)
      if (playerMessage.event === 'infoDelivery' || playerMessage.event === 'initialDelivery') {
        known = withInfo(known, playerMessage)
        listener.current?.(known)
      }
      // Removed, private, or not embeddable.
      isRefused ||= playerMessage.event === 'onError'
      if (playerMessage.event === 'onReady')
        postToPlayer({ event: 'command', func: 'addEventListener', args: ['onError'] })
      setState(isRefused ? 'failed' : 'there')
    }
    window.addEventListener('message', listen)
    return () => {
      clearInterval(pollTimer)
      clearTimeout(silence)
      window.removeEventListener('message', listen)
      element?.removeEventListener('load', loaded)
    }
  }, [frame])
  return state
}
