'use client'
import type { LiveClass, TimetableResponse } from '#domain/calls/live.ts'
import { isHeld, plannedEnd } from '#domain/live/states.ts'
import { useTimetable } from '#site/data/account/live.ts'
import { useMe } from '#site/data/account/me.ts'
import { AccountFrame } from '#site/features/shell/account/AccountFrame.tsx'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { Button } from '#site/ui/Button.tsx'
import { EmptyState } from '#site/ui/EmptyState.tsx'
import { ErrorState } from '#site/ui/ErrorState.tsx'
import { TextField } from '#site/ui/fields/TextField.tsx'
import { link } from '#site/ui/layout.css.ts'
import { LinkButton } from '#site/ui/navigation/LinkButton.tsx'
import { Skeleton } from '#site/ui/Skeleton.tsx'
import { LiveClassList } from './LiveClassList.tsx'
import { facts, heading, part, screen } from './TimetableScreen.css.ts'

/** `/timetable`: the live classes of the student's courses, and their calendar. */
export function TimetableScreen() {
  const t = useTexts('live')
  return (
    <AccountFrame
      purpose={t.purpose}
      skeleton={
        <>
          <h1>{t.timetable}</h1>
          <Skeleton height={120} radius={12} />
        </>
      }
    >
      <div className={screen}>
        <h1>{t.timetable}</h1>
        <Timetable />
      </div>
    </AccountFrame>
  )
}

function Timetable() {
  const t = useTexts('live')
  const { base } = useProject()
  const { me } = useMe(base)
  const { timetable, error, reload } = useTimetable(base, me?.uid)
  if (!timetable && error)
    return (
      <ErrorState title={t.failed} text={t.failedText}>
        <Button look="outline" onPress={() => void reload()}>
          {t.retry}
        </Button>
      </ErrorState>
    )
  if (!timetable) return <Skeleton height={120} radius={12} />
  if (timetable.classes.length === 0)
    return (
      <EmptyState title={t.timetableNone} text={t.timetableNoneText}>
        <LinkButton href="/learn">{t.myLearning}</LinkButton>
      </EmptyState>
    )
  const next = timetable.classes.filter((one) => !isPast(one, timetable.now))
  const past = timetable.classes.filter((one) => isPast(one, timetable.now)).toReversed()
  return (
    <>
      <LiveClassList title={t.upcoming} classes={next} />
      <LiveClassList title={t.past} classes={past} />
      <Calendar path={timetable.calendarPath} />
    </>
  )
}

const isPast = (live: LiveClass, now: number): boolean =>
  isHeld(live.state) || (live.state === 'cancelled' && plannedEnd(live) < now)

function Calendar({ path }: { path: TimetableResponse['calendarPath'] }) {
  const t = useTexts('live')
  const { base } = useProject()
  const address = `${base}${path}`
  const whole = typeof window === 'undefined' ? address : new URL(address, window.location.href).href
  return (
    <section className={part} aria-label={t.calendar}>
      <h2 className={heading}>{t.calendar}</h2>
      <p className={facts}>{t.calendarText}</p>
      <TextField label={t.calendarAddress} value={whole} isReadOnly />
      <p>
        <a href={address} className={link} download="timetable.ics">
          {t.calendarFile}
        </a>
      </p>
    </section>
  )
}
