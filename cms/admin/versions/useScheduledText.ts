'use client'
import { useEffect, useState } from 'react'
import type { ScheduledResponse, ScheduledView } from '#domain/calls/content.ts'
import { SCHEDULED_COLLECTIONS } from '#domain/content/schedule.ts'
import { readCall } from '../ui/panelClient.ts'

const FRESH_MS = 30_000

type Pending = { changes: readonly ScheduledView[]; timeZone: string }

let last: { at: number; answer: Promise<Pending> } | null = null

/** Scheduled changes, requested once for all rows of a list. */
function pending(): Promise<Pending> {
  if (last && Date.now() - last.at < FRESH_MS) return last.answer
  const answer = readCall<ScheduledResponse>('/content/scheduled?state=pending').then((found) =>
    found.apiSuccess
      ? { changes: found.changes, timeZone: found.timeZone }
      : { changes: [], timeZone: 'Asia/Kolkata' },
  )
  last = { at: Date.now(), answer }
  return answer
}

/** The next scheduled change of a document as text; null when there is none or the viewer may not see it. */
export function useScheduledText(collection: string, id: string): string | null {
  const [text, setText] = useState<string | null>(null)
  useEffect(() => {
    if (!(SCHEDULED_COLLECTIONS as readonly string[]).includes(collection)) return
    let isGone = false
    void pending().then(({ changes, timeZone }) => {
      const [next] = changes
        .filter(({ entity, entityId }) => entity === collection && entityId === id)
        .toSorted((a, b) => a.at - b.at)
      if (isGone || !next) return
      const at = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short', timeZone })
      setText(`${next.action === 'publish' ? 'Goes live' : 'Goes offline'} ${at.format(next.at)}`)
    })
    return () => {
      isGone = true
    }
  }, [collection, id])
  return text
}
