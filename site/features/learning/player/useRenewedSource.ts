'use client'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { allowsStreamsOf, watchBlocked } from './otherServers.ts'
import type { PlayClock } from './PlayClock.ts'
import type { Qualities, Quality } from './quality.ts'
import type { AttachedStream, StreamFailure } from './streamPlayer.ts'

/** After so many failures without anything played in between, the player says that it failed. */
const MAX_RENEWALS = 2

/** Addresses of a recording: the file, and its adaptive stream if it has one; or a stream of another server alone. Streams play in `quality`. */
type Source = { src: string | null; hls: string | null; playlist: string | null; quality: Quality }

/** What failed: the recording of this server, the server that has the stream, or the stream in this browser. */
type SourceFailure = 'here' | 'server' | 'stream'

type RenewedSource = {
  /** Null while nothing failed. */
  failure: SourceFailure | null
  retry: () => void
  /** What there is to choose from; null while there is nothing. */
  qualities: Qualities | null
}

/**
 * Gives a media element its address. When it fails, as addresses expire, a new one is fetched, and the recording continues where it was.
 * Also begins where the clock is. A stream that the browser cannot play is replaced by the file. The address of a stream on another server stays; what fails there is
 * said, and tried again when the student wants. `klass`: slug of the class, whose pages may load it.
 */
export function useRenewedSource(
  element: RefObject<HTMLVideoElement | null>,
  { src, hls, playlist, quality }: Source,
  { klass, clock, onExpired }: { klass: string; clock: PlayClock; onExpired: () => void },
): RenewedSource {
  const [failure, setFailure] = useState<SourceFailure | null>(null)
  // Counts the tries of a student whose stream has the same address again.
  const [tries, setTries] = useState(0)
  const isBlocked = useRef(false)
  const attached = useRef({ playlist, tries })
  const [qualities, setQualities] = useState<Qualities | null>(null)
  const renewals = useRef(0)
  const wasPlaying = useRef(false)
  // Every answer of the server has another address; the one that plays stays, unless staff have changed that of a stream on another server.
  const needsSource = useRef(true)
  const playsStreams = useRef(true)
  const stream = useRef<AttachedStream | null>(null)
  const wanted = useRef(quality)
  wanted.current = quality
  const isSound = quality === 'sound'
  const wasSound = useRef(isSound)
  const asked = useRef(onExpired)
  asked.current = onExpired
  const isElsewhere = useRef(false)
  isElsewhere.current = playlist !== null
  const fail = useRef((at: StreamFailure = 'network') => {
    if (isElsewhere.current) return setFailure(at === 'network' ? 'server' : 'stream')
    if (renewals.current >= MAX_RENEWALS) return setFailure('here')
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
    if (attached.current.playlist !== playlist || attached.current.tries !== tries) needsSource.current = true
    attached.current = { playlist, tries }
    wasSound.current = isSound
    if (!video || !needsSource.current) return
    if (playlist !== null && !allowsStreamsOf(klass)) return location.reload()
    needsSource.current = false
    const { playbackRate } = video
    const at = clock.now()
    const stored = playsStreams.current ? hls : null
    const address = playlist ?? stored
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
      if (src === null) return setFailure('stream')
      video.src = src
    }
    if (address === null) return playFile()
    const streamFailed = (reason: StreamFailure) => {
      if (reason === 'unplayable') playsStreams.current = false
      fail.current(reason)
    }
    const unwatch = playlist === null ? null : watchBlocked(playlist, () => (isBlocked.current = true))
    let isLeft = false
    const loading = playlist === null ? import('./attachStream.ts') : import('./attachOtherStream.ts')
    loading.then(
      ({ attachStream }) => {
        if (isLeft) return
        const options = { quality: wanted.current, onFailed: streamFailed, onQualities: setQualities }
        stream.current = attachStream(video, address, options)
        if (stream.current) return
        playsStreams.current = false
        playFile()
      },
      () => isLeft || playFile(),
    )
    return () => {
      unwatch?.()
      // A new answer alone does not end what is being attached.
      isLeft = needsSource.current || !video.isConnected
    }
  }, [element, src, hls, playlist, klass, clock, isSound, tries])

  return {
    failure,
    qualities,
    retry: () => {
      // Staff have entered the server after this page was loaded, whose policy does not know it.
      if (isBlocked.current) return location.reload()
      renewals.current = 0
      needsSource.current = true
      setFailure(null)
      if (playlist !== null) setTries((before) => before + 1)
      asked.current()
    },
  }
}
