'use client'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { UnmetRule } from '#domain/calls/learning/learning.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import type { Texts } from '#site/texts/Texts.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Banner } from '#site/ui/Banner.tsx'
import { Button } from '#site/ui/Button.tsx'
import { Icon } from '#site/ui/media/Icon.tsx'
import { AppLink } from '#site/ui/navigation/AppLink.tsx'
import { LinkButton } from '#site/ui/navigation/LinkButton.tsx'
import { AskAtSecond, type AskedVideo } from './AskAtSecond.tsx'
import { asking, bannerLink, forward, missing, nav } from './LessonScreen.css.ts'
import { type LessonPlace, useMarkDone } from './useMarkDone.ts'

type LessonNavProps = LessonPlace & {
  /** The video of the lesson, about a second of which may be asked; null for lessons without one. */
  video: AskedVideo | null
}

/** Previous, and for enrolled people 'Mark done, next lesson' and the way to ask about the lesson. */
export function LessonNav({ video, ...lesson }: LessonNavProps) {
  const { place, answer, klass, uid } = lesson
  const { previous, next } = place
  const { lecture, isEnrolled } = answer
  const t = useTexts('learning')
  const rules = useTexts('lesson')
  const { isOpen, isDone, unmet, isBusy, markDone, nextHref } = useMarkDone(lesson)

  return (
    <>
      {isEnrolled && isDone && !next ? (
        <Banner tone="success" role="status">
          {t.lastLesson}{' '}
          <AppLink href="/learn" className={bannerLink} prefetch={false}>
            {t.backToLearning}
          </AppLink>
        </Banner>
      ) : null}
      {isOpen && unmet ? <p className={missing}>{unmetText(unmet, rules)}</p> : null}
      <div className={nav}>
        {previous ? (
          <LinkButton
            href={`/learn/${klass}/${previous.slug}`}
            look="outline"
            icon={ChevronLeft}
            prefetch={false}
          >
            {t.previous}
          </LinkButton>
        ) : null}
        {isOpen ? (
          <Button
            className={forward}
            isPending={isBusy}
            isDisabled={unmet !== null}
            onPress={() => void markDone()}
          >
            {next ? t.markAndNext : t.mark}
            {next ? <Icon icon={ChevronRight} size="s" /> : null}
          </Button>
        ) : nextHref ? (
          <LinkButton href={nextHref} className={forward} prefetch={false}>
            {t.nextLesson}
            <Icon icon={ChevronRight} size="s" />
          </LinkButton>
        ) : null}
      </div>
      {isEnrolled ? (
        <div className={asking}>
          {video && uid ? <AskAtSecond of={{ lecture: lecture.id, uid }} video={video} /> : null}
          <AppLink href={`/doubts?lesson=${lecture.id}`} className={bannerLink} prefetch={false}>
            {rules.askDoubt}
          </AppLink>
        </div>
      ) : null}
    </>
  )
}

/** What the lesson still requires. */
function unmetText(unmet: NonNullable<UnmetRule>, t: Texts['lesson']): string {
  if (unmet.rule === 'played') return fillPlaceholders(t.toPlay, { percent: unmet.percent, done: unmet.done })
  if (unmet.rule === 'dwell') return fillPlaceholders(t.toStay, { minutes: unmet.left })
  if (unmet.rule === 'assignment') return t.toBeAccepted
  if (unmet.rule === 'live') return t.toBegin
  return fillPlaceholders(t.toPass, { percent: unmet.percent })
}
