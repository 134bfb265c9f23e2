'use client'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import type { RegradeState } from '#domain/exams/regrade/regradeStates.ts'
import { momentText } from '#domain/text/momentText.ts'
import type { RegradeRow } from '../../operations/exams/regrade/keyPage.ts'
import type { Tone } from '../orders/orderTexts.ts'
import { Badge } from '../ui/Badge.tsx'
import { counted } from '../ui/counted.ts'

const EVERY_MS = 2000
const STATES: Record<RegradeState, { text: string; tone: Tone }> = {
  marking: { text: 'Attempts are being marked', tone: 'info' },
  ranking: { text: 'Ranks are being made', tone: 'info' },
  notifying: { text: 'Notifying students', tone: 'info' },
  done: { text: 'Done', tone: 'success' },
}

/** Corrections so far, the newest first; while one is under way the page refreshes itself. */
export function RegradeList({ regrades, timeZone }: { regrades: readonly RegradeRow[]; timeZone: string }) {
  const router = useRouter()
  const isUnderway = regrades.some(({ state }) => state !== 'done')
  useEffect(() => {
    if (!isUnderway) return
    const timer = setInterval(() => router.refresh(), EVERY_MS)
    return () => clearInterval(timer)
  }, [isUnderway, router])
  if (regrades.length === 0) return null
  return (
    <section className="panel-card" aria-labelledby="regrades">
      <h2 id="regrades">Corrections so far</h2>
      <ol className="keys-regrades">
        {regrades.map(({ number, state, reason, by, startedAt, moved, lost, changes }) => (
          <li key={number}>
            <p>
              <Badge {...STATES[state]} /> {momentText(startedAt, timeZone)}, {by}
            </p>
            <p>{reason}</p>
            <p className="panel-muted">
              {counted(changes.length, 'correction', 'corrections')}
              {state === 'done' ? `, ${counted(moved, 'attempt', 'attempts')} moved` : ''}
              {lost > 0
                ? `, ${counted(lost, 'student has', 'students have')} lost a pass: decide about certificates`
                : ''}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
