'use client'
import { type RefObject, useEffect, useMemo, useState } from 'react'
import { MAX_SPEED } from '#domain/learning/playedTime.ts'
import type { PlayerSample } from '#site/data/account/lessonProgress.ts'
import { drawFrame } from './drawFrame.ts'
import type { PlayClock } from './PlayClock.ts'

/** Speeds of the player, the slowest first. */
export const SPEEDS: readonly number[] = [0.5, 0.75, 1, 1.25, 1.5, 1.75, MAX_SPEED]

export type PlayerState = {
  isPlaying: boolean
  hasEnded: boolean
  isWaiting: boolean
  isMuted: boolean
  speed: number
  /** Length of the recording, s; 0 until known. */
  lengthS: number
}

export type Player = PlayerState & {
  toggle: () => void
  /** Goes to a second of the recording. */
  seek: (seconds: number) => void
  skip: (seconds: number) => void
  setSpeed: (speed: number) => void
  toggleMuted: () => void
  /** What it shows now, as a JPEG; null where there is no picture. */
  draw: () => Promise<Blob | null>
}

const STILL: PlayerState = {
  isPlaying: false,
  hasEnded: false,
  isWaiting: false,
  isMuted: false,
  speed: 1,
  lengthS: 0,
}
const EVENTS = [
  'play',
  'playing',
  'pause',
  'ended',
  'waiting',
  'seeked',
  'volumechange',
  'ratechange',
  'durationchange',
  'loadedmetadata',
]

/** The state of a media element and what can be done with it; `clock` follows it, and `onSample` gets where it is a few times a second. */
export function usePlayer(
  element: RefObject<HTMLVideoElement | null>,
  clock: PlayClock,
  onSample: (sample: PlayerSample) => void,
): Player {
  const [state, setState] = useState(STILL)

  useEffect(() => {
    const video = element.current
    if (!video) return
    const lengthOf = () => (Number.isFinite(video.duration) ? video.duration : 0)
    const read = ({ type }: Event) => {
      setState({
        isPlaying: !video.paused && !video.ended,
        hasEnded: video.ended,
        isWaiting: type === 'waiting',
        isMuted: video.muted,
        speed: video.playbackRate,
        lengthS: lengthOf(),
      })
      sample()
    }
    const sample = () => {
      clock.set(video.currentTime)
      onSample({
        at: Date.now(),
        positionS: video.currentTime,
        isPlaying: !video.paused && !video.seeking,
        lengthS: lengthOf(),
      })
    }
    for (const event of EVENTS) video.addEventListener(event, read)
    video.addEventListener('timeupdate', sample)
    return () => {
      for (const event of EVENTS) video.removeEventListener(event, read)
      video.removeEventListener('timeupdate', sample)
    }
  }, [element, clock, onSample])

  const actions = useMemo(() => {
    const within = (seconds: number) => {
      const length = element.current?.duration
      return Math.max(0, Math.min(seconds, Number.isFinite(length) ? (length as number) : seconds))
    }
    const seek = (seconds: number) => {
      if (element.current) element.current.currentTime = within(seconds)
      clock.set(within(seconds))
    }
    return {
      toggle: () => {
        const video = element.current
        if (!video) return
        // What was refused, or was interrupted by another address, is shown by the state.
        if (video.paused) video.play().catch(() => undefined)
        else video.pause()
      },
      seek,
      skip: (seconds: number) => seek(clock.now() + seconds),
      setSpeed: (speed: number) => {
        if (element.current) element.current.playbackRate = speed
      },
      toggleMuted: () => {
        if (element.current) element.current.muted = !element.current.muted
      },
      draw: async () => (element.current ? drawFrame(element.current) : null),
    }
  }, [element, clock])

  return { ...state, ...actions }
}
