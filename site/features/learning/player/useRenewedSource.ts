'use client'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { AttachedStream, StreamFailure } from './attachStream.ts'
import type { PlayClock } from './PlayClock.ts'
import type { Qualities, Quality } from './quality.ts'

/** After so many failures without anything played in between, the player says that it failed. */
const MAX_RENEWALS = 2

/** Addresses of a recording: the file, and its adaptive stream if it has one, which plays in `quality`. */
type Source = { src: string; hls: string | null; quality: Quality }

type RenewedSource = {
  hasFailed: boolean
  retry: () => void
  /** What there is to choose from; null while there is nothing. */
  qualities: Qualities | null
}

/**
 * Gives a media element its address. When it fails, as addresses expire, a new one is fetched, and the recording continues where it was.
 * Also begins where the clock is. A stream that the browser cannot play is replaced by the file.
 */
export function useRenewedSource(
  element: RefObject<HTMLVideoElement | null>,
  { src, hls, quality }: Source,
  clock: PlayClock,
  onExpired: () => void,
): RenewedSource {
  const [hasFailed, setFailed] = useState(false)
  const [qualities, setQualities] = useState<Qualities | null>(null)
  const renewals = useRef(0)
  const wasPlaying = useRef(false)
  // Every answer of the server has another address; the one that plays stays.
  const needsSource = useRef(true)
  const playsStreams = useRef(true)
  const stream = useRef<AttachedStream | null>(null)
  const wanted = useRef(quality)
  wanted.current = quality
  const isSound = quality === 'sound'
  const wasSound = useRef(isSound)
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
      stream.current?.detach()
      // Mounted again, it needs its source again.
      needsSource.current = true
    }
  }, [element])

  useEffect(() => {
    stream.current?.choose(quality)
  }, [quality])

  useEffect(() => {
    const video = element.current
    // Sound alone is another stream.
    if (wasSound.current !== isSound && stream.current) needsSource.current = true
    wasSound.current = isSound
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
    stream.current?.detach()
    stream.current = null
    const playFile = () => {
      setQualities(null)
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
        const options = { quality: wanted.current, onFailed: streamFailed, onQualities: setQualities }
        stream.current = attachStream(video, hls, options)
        if (stream.current) return
        playsStreams.current = false
        playFile()
      },
      () => isLeft || playFile(),
    )
    return () => {
      // A new answer alone does not end what is being attached.
      isLeft = needsSource.current || !video.isConnected
    }
  }, [element, src, hls, clock, isSound])

  return {
    hasFailed,
    qualities,
    retry: () => {
      renewals.current = 0
      needsSource.current = true
      setFailed(false)
      asked.current()
    },
  }
}
