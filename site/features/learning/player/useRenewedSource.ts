'use client'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { StreamFailure } from './attachStream.ts'
import type { PlayClock } from './PlayClock.ts'

/** After so many failures without anything played in between, the player says that it failed. */
const MAX_RENEWALS = 2

/** Addresses of a recording: the file, and its adaptive stream if it has one. */
type Source = { src: string; hls: string | null }

/**
 * Gives a media element its address. When it fails, as addresses expire, a new one is fetched, and the recording continues where it was.
 * Also begins where the clock is. A stream that the browser cannot play is replaced by the file.
 */
export function useRenewedSource(
  element: RefObject<HTMLVideoElement | null>,
  { src, hls }: Source,
  clock: PlayClock,
  onExpired: () => void,
): { hasFailed: boolean; retry: () => void } {
  const [hasFailed, setFailed] = useState(false)
  const renewals = useRef(0)
  const wasPlaying = useRef(false)
  // Every answer of the server has another address; the one that plays stays.
  const needsSource = useRef(true)
  const playsStreams = useRef(true)
  const detach = useRef<(() => void) | null>(null)
  const asked = useRef(onExpired)
  asked.current = onExpired
  const fail = useRef(() => {
    if (renewals.current >= MAX_RENEWALS) return setFailed(true)
    renewals.current++
    needsSource.current = true
    asked.current()
  })

  useEffect(() => {
    const video = element.current
    if (!video) return
    // An address that was taken away is no failure.
    const failed = () => {
      if (video.getAttribute('src')) fail.current()
    }
    const goOn = () => {
      renewals.current = 0
      wasPlaying.current = true
    }
    const pause = () => {
      // A failure pauses too.
      if (!video.error) wasPlaying.current = false
    }
    video.addEventListener('error', failed)
    video.addEventListener('playing', goOn)
    video.addEventListener('pause', pause)
    return () => {
      video.removeEventListener('error', failed)
      video.removeEventListener('playing', goOn)
      video.removeEventListener('pause', pause)
      detach.current?.()
      // Mounted again, it needs its source again.
      needsSource.current = true
    }
  }, [element])

  useEffect(() => {
    const video = element.current
    if (!video || !needsSource.current) return
    needsSource.current = false
    const { playbackRate } = video
    const at = clock.now()
    const isStream = hls !== null && playsStreams.current
    const loaded = () => {
      video.playbackRate = playbackRate
      // A lesson that was watched to its end begins anew.
      if (at > 0 && at < video.duration - 1) video.currentTime = at
      if (wasPlaying.current) video.play().catch(() => undefined)
    }
    video.addEventListener('loadedmetadata', loaded, { once: true })
    detach.current?.()
    detach.current = null
    const playFile = () => {
      video.src = src
    }
    if (!isStream) return playFile()
    const streamFailed = (failure: StreamFailure) => {
      if (failure === 'unplayable') playsStreams.current = false
      fail.current()
    }
    let isLeft = false
    import('./attachStream.ts').then(
      ({ attachStream }) => {
        if (isLeft) return
        detach.current = attachStream(video, hls, streamFailed)
        if (detach.current) return
        playsStreams.current = false
        playFile()
      },
      () => isLeft || playFile(),
    )
    return () => {
      // A new answer alone does not end what is being attached.
      isLeft = needsSource.current || !video.isConnected
    }
  }, [element, src, hls, clock])

  return {
    hasFailed,
    retry: () => {
      renewals.current = 0
      needsSource.current = true
      setFailed(false)
      asked.current()
    },
  }
}
