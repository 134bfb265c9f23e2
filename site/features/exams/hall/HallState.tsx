'use client'
import { useState } from 'react'
import { countedText } from '#domain/text/counted.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { clockText } from '#site/data/base/timeText.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { root as button, looks, sizes } from '#site/ui/Button.css.ts'
import { useHref } from '#site/ui/navigation/LinkBase.tsx'
import { PlainButton } from '#site/ui/PlainButton.tsx'
import { savedCounts } from './engine/hallState.ts'
import { useHall } from './HallContext.tsx'
import { HallGate } from './HallGate.tsx'

/** In place of the questions: taken over, submitted, being submitted, out of time, or paused. */
export function HallState({ onTakeOver }: { onTakeOver: () => void }) {
  const t = useTexts('hall')
  const { hall, view } = useHall()
  if (view.isTakenOver)
    return (
      <HallGate isInside level={2} title={t.otherDevice} text={t.otherDeviceText}>
        <PlainButton onClick={onTakeOver}>{t.takeOver}</PlainButton>
      </HallGate>
    )
  if (view.isOver) return <Ended />
  if (view.isSubmitting) {
    const isAway = view.sync === 'waiting' || view.sync === 'signedOut'
    return (
      <HallGate isInside level={2} title={t.submitting} text={isAway ? t.submitWaits : t.submittingText}>
        {isAway && !view.isTimeUp ? (
          <PlainButton look="outline" onClick={hall.cancelSubmit}>
            {t.stillTime}
          </PlainButton>
        ) : null}
      </HallGate>
    )
  }
  if (view.isTimeUp) return <HallGate isInside level={2} title={t.timeOver} text={t.timeOverText} />
  return <Paused />
}

/** After the end: what has arrived, and the way to the result. */
function Ended() {
  const t = useTexts('hall')
  const locale = useLocale()
  const toHref = useHref()
  const { view } = useHall()
  const { saved, answers } = savedCounts(view.state.questions, view.waiting)
  return (
    <HallGate
      isInside
      level={2}
      title={t.ended}
      text={
        view.waiting.size > 0
          ? countedText(locale, t.waitingAfterEnd, view.waiting.size)
          : fillPlaceholders(t.endedText, { saved, total: answers })
      }
    >
      {/* A full load: the hall's page is one for all attempts. */}
      <a className={`${button} ${sizes.m} ${looks.primary}`} href={toHref(`/tests/${view.hall.id}/result`)}>
        {t.seeResult}
      </a>
      <a className={`${button} ${sizes.m} ${looks.outline}`} href={toHref('/learn')}>
        {t.myLearning}
      </a>
    </HallGate>
  )
}

function Paused() {
  const t = useTexts('hall')
  const locale = useLocale()
  const { hall, view } = useHall()
  const [isPending, setIsPending] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const { timesLeft, resumesAt } = view.pulse.pause
  const words = [
    resumesAt === null ? '' : fillPlaceholders(t.pausedText, { time: clockText(resumesAt, locale) }),
    timesLeft === null ? '' : countedText(locale, t.pausesLeft, timesLeft),
    hasFailed ? t.pauseFailed : '',
  ]
  const resume = async (): Promise<void> => {
    setIsPending(true)
    setHasFailed(!(await hall.resume()))
    setIsPending(false)
  }
  return (
    <HallGate isInside level={2} title={t.pausedTitle} text={words.filter(Boolean).join(' ')}>
      <PlainButton isPending={isPending} onClick={() => !isPending && void resume()}>
        {t.resume}
      </PlainButton>
    </HallGate>
  )
}
