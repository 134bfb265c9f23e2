'use client'
import { type RefObject, useEffect, useState } from 'react'

const ORIGIN = 'https://www.youtube-nocookie.com'
/** A player that has not said a word by then was blocked or lost on the way. */
const SILENT_MS = 8000
const ASK_EVERY_MS = 500

type Said = { event?: unknown; info?: unknown }

const readMessage = (data: unknown): Said => {
  try {
    return typeof data === 'string' ? ((JSON.parse(data) ?? {}) as Said) : {}
  } catch {
    return {}
  }
}

/**
 * How YouTube's player in a frame is doing. A browser does not tell the page that a frame could not be loaded, so the player
 * is asked until it answers; one that answers late is there all the same.
 */
export function useYoutube(frame: RefObject<HTMLIFrameElement | null>): 'loading' | 'there' | 'failed' {
  const [state, setState] = useState<'loading' | 'there' | 'failed'>('loading')
  useEffect(() => {
    let isRefused = false
    const tell = (message: object) =>
      frame.current?.contentWindow?.postMessage(JSON.stringify({ id: 1, channel: 'widget', ...message }), '*')
    const asking = setInterval(() => tell({ event: 'listening' }), ASK_EVERY_MS)
    const silence = setTimeout(() => setState('failed'), SILENT_MS)
    const listen = ({ source, origin, data }: MessageEvent) => {
      if (origin !== ORIGIN || source !== frame.current?.contentWindow) return
      const said = readMessage(data)
      clearTimeout(silence)
      clearInterval(asking)
      // Removed, private, or not to be shown outside of YouTube.
      isRefused ||= said.event === 'onError'
      if (said.event === 'onReady') tell({ event: 'command', func: 'addEventListener', args: ['onError'] })
      setState(isRefused ? 'failed' : 'there')
    }
    window.addEventListener('message', listen)
    return () => {
      clearInterval(asking)
      clearTimeout(silence)
      window.removeEventListener('message', listen)
    }
  }, [frame])
  return state
}
