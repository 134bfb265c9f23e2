'use client'
import { useEffect } from 'react'
import type { LiveClass } from '#domain/calls/live.ts'
import { hasBegun, isJoinable } from '#domain/live/states.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { useLive } from '#site/data/account/live.ts'
import { timeText } from '#site/data/base/timeText.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { Banner } from '#site/ui/Banner.tsx'
import { Button } from '#site/ui/Button.tsx'
import { ErrorState } from '#site/ui/ErrorState.tsx'
import { Skeleton } from '#site/ui/Skeleton.tsx'
import { LiveHead } from './LiveHead.tsx'
import { LiveRoom } from './LiveRoom.tsx'
import { facts, stage } from './LiveStage.css.ts'
import { TeacherDesk } from './TeacherDesk.tsx'

type LiveStageProps = {
  of: { lecture: string; uid: string }
  /** Whether the lesson cannot be completed before its class has begun. */
  hasWaitlist: boolean
  /** Reloads the lesson: it can be completed from the beginning of the class on, and plays the recording. */
  onChange: () => void
}

/** A lesson that is a live class: when it is, the way in, and what became of it. */
export function LiveStage({ of, hasWaitlist, onChange }: LiveStageProps) {
  const t = useTexts('live')
  const { base } = useProject()
  const { found, error, reload } = useLive(base, of)
  const state = found?.live?.state
  const needsReload = state === 'recorded' || (hasWaitlist && state !== undefined && hasBegun(state))
  useEffect(() => {
    if (needsReload) onChange()
  }, [needsReload, onChange])
  if (!found && error)
    return (
      <ErrorState title={t.failed} text={t.failedText}>
        <Button look="outline" onPress={() => void reload()}>
          {t.retry}
        </Button>
      </ErrorState>
    )
  if (!found) return <Skeleton height={240} radius={0} />
  const { live, minutesPresent, isTeacher } = found
  const desk = live && isTeacher ? <TeacherDesk live={live} onChange={() => void reload()} /> : null
  if (live && isJoinable(live.state))
    return (
      <>
        <LiveRoom live={live} onChange={() => void reload()} />
        {desk}
      </>
    )
  return (
    <section className={stage} aria-labelledby="live">
      <LiveHead live={live} />
      <Standing live={live} />
      {minutesPresent > 0 ? (
        <p className={facts}>{fillPlaceholders(t.present, { minutes: minutesPresent })}</p>
      ) : null}
      {desk}
    </section>
  )
}

function Standing({ live }: { live: LiveClass | null }) {
  const t = useTexts('live')
  const locale = useLocale()
  if (!live) return null
  if (live.state === 'cancelled')
    return (
      <Banner tone="danger">
        {[t.isCancelled, live.reason && fillPlaceholders(t.reason, { reason: live.reason })]
          .filter(Boolean)
          .join(' ')}
      </Banner>
    )
  if (live.state === 'scheduled')
    return <Banner>{fillPlaceholders(t.opens, { time: timeText(live.opensAt, locale) })}</Banner>
  return <Banner>{live.state === 'ended' ? t.isOver : t.isProcessing}</Banner>
}
