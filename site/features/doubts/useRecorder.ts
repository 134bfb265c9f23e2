'use client'
import { useEffect, useRef, useState } from 'react'
import { MAX_VOICE_S } from '#domain/tickets/files.ts'

/** What all browsers play comes first. */
const TYPES = ['audio/mp4', 'audio/webm;codecs=opus', 'audio/webm']
/** Enough for speech, bits a second. */
const BITRATE = 32_000

type Recorder = {
  state: 'idle' | 'recording' | 'refused'
  /** Whole seconds so far. */
  seconds: number
  start: () => Promise<void>
  stop: () => void
}

export const canRecord = (): boolean =>
  typeof MediaRecorder !== 'undefined' && Boolean(navigator.mediaDevices?.getUserMedia)

type Policy = { allowsFeature: (name: string) => boolean }

/** Whether the page was loaded as one that may use the microphone: one that was reached by links from another page was not. */
export const mayUseMicrophone = (): boolean =>
  (document as unknown as { featurePolicy?: Policy }).featurePolicy?.allowsFeature('microphone') ?? true

/** Records from the microphone for at most three minutes; what was recorded goes to `onDone`. Ends with the page. */
export function useRecorder(onDone: (recording: Blob) => void): Recorder {
  const [state, setState] = useState<Recorder['state']>('idle')
  const [seconds, setSeconds] = useState(0)
  const recorder = useRef<MediaRecorder | null>(null)
  const done = useRef(onDone)
  done.current = onDone
  useEffect(() => {
    if (state !== 'recording') return
    const startedAt = Date.now()
    const timer = setInterval(() => {
      const passed = Math.floor((Date.now() - startedAt) / 1000)
      setSeconds(Math.min(passed, MAX_VOICE_S))
      if (passed >= MAX_VOICE_S) recorder.current?.stop()
    }, 250)
    return () => clearInterval(timer)
  }, [state])
  // Leaving the page gives the microphone back, and keeps nothing.
  useEffect(
    () => () => {
      const running = recorder.current
      if (!running) return
      running.onstop = null
      for (const track of running.stream.getTracks()) track.stop()
    },
    [],
  )
  const start = async () => {
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
      const mimeType = TYPES.find((type) => MediaRecorder.isTypeSupported(type))
      const made = new MediaRecorder(stream, {
        ...(mimeType ? { mimeType } : {}),
        audioBitsPerSecond: BITRATE,
      })
      const parts: Blob[] = []
      made.ondataavailable = ({ data }) => void parts.push(data)
      made.onstop = () => {
        for (const track of stream.getTracks()) track.stop()
        recorder.current = null
        setState('idle')
        const recording = new Blob(parts, { type: made.mimeType })
        if (recording.size > 0) done.current(recording)
      }
      recorder.current = made
      setSeconds(0)
      made.start()
      setState('recording')
    } catch {
      setState('refused')
    }
  }
  return { state, seconds, start, stop: () => recorder.current?.stop() }
}
