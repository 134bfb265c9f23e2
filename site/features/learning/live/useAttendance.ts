'use client'
import { useEffect, useRef } from 'react'
import { BEAT_EVERY_MS } from '#domain/live/attendance.ts'
import { beatLive } from '#site/data/account/live.ts'

/** Counts the person as present in a live class while `isIn`. What a bad network swallows is not sent later: the pause counts up to its limit. */
export function useAttendance(base: string, id: string, isIn: boolean, onChange: () => void) {
  const changed = useRef(onChange)
  changed.current = onChange
  useEffect(() => {
    if (!isIn) return
    const timer = setInterval(() => {
      beatLive(base, id)
        .then(({ body }) => {
          if (!body.apiSuccess || body.state !== 'live') changed.current()
        })
        .catch(() => undefined)
    }, BEAT_EVERY_MS)
    return () => clearInterval(timer)
  }, [base, id, isIn])
}
