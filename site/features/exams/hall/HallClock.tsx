'use client'
import clsx from 'clsx'
import Timer from 'lucide-react/icons/timer'
import { useEffect, useRef, useState } from 'react'
import { announcedMinutes, clockDigits, LOW_MS } from '#domain/exams/attempts/timeLeft.ts'
import { countedText } from '#domain/text/counted.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { Icon } from '#site/ui/media/Icon.tsx'
import { lineIn, placeIn } from '../answers/askedQuestions.ts'
import { clock, digits, left as leftStyle, low } from './HallBar.css.ts'
import { useHall } from './HallContext.tsx'

/** Time left, ms, renewed twice a second; null while the attempt is paused. */
function useTimeLeft(until: number | null): number | null {
  const { hall } = useHall()
  const [now, setNow] = useState(() => hall.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(hall.now()), 500)
    return () => clearInterval(timer)
  }, [hall])
  return until === null ? null : Math.max(0, until - now)
}

/** Until when the person may answer: the end of the paper, or of the section where sections have times of their own. */
function useEnd(): { until: number | null; section: string | null } {
  const { view } = useHall()
  const { endsAt, sections } = view.pulse
  const place = placeIn(view.hall.hall, view.state.current)
  const time = sections.find(({ id }) => id === place?.section.id)
  if (endsAt === null || !place || !time || time.to >= endsAt) return { until: endsAt, section: null }
  return { until: time.to, section: lineIn(place.section.title, view.language) }
}

/**
 * The time left by the server's clock, of the section where it has its own. The last five minutes look different; 30, 10, 5
 * and 1 minutes are announced.
 */
export function HallClock() {
  const t = useTexts('hall')
  const locale = useLocale()
  const { view } = useHall()
  const { until, section } = useEnd()
  const left = useTimeLeft(until)
  const before = useRef<number | null>(null)
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (left === null) return
    const minutes = before.current === null ? null : announcedMinutes(before.current, left)
    before.current = left
    if (minutes !== null) setSaid(countedText(locale, t.minutesLeft, minutes))
    else if (left === 0) setSaid(t.over)
  }, [left, locale, t])
  if (view.isOver) return <span />
  const shown = left === null ? t.paused : clockDigits(left)
  const name = section ? fillPlaceholders(t.sectionLeft, { section, time: shown }) : `${t.timeLeft}: ${shown}`
  return (
    <div className={clsx(clock, left !== null && left <= LOW_MS && low)}>
      <Icon icon={Timer} />
      <span role="timer" aria-label={name} className={digits}>
        {shown}
      </span>
      {left === null ? null : <span className={leftStyle}>{t.left}</span>}
      <span className="sr-only" role="status">
        {said}
      </span>
    </div>
  )
}
