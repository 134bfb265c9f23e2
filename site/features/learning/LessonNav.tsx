'use client'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { LectureResponse, UnmetRule } from '#domain/calls/learning/learning.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { completeLecture, useCompleted } from '#site/data/account/learning.ts'
import { useUnmet } from '#site/data/account/lessonProgress.ts'
import { noAnswerText } from '#site/data/base/noAnswerText.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import type { Texts } from '#site/texts/Texts.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Banner } from '#site/ui/Banner.tsx'
import { Button } from '#site/ui/Button.tsx'
import { Icon } from '#site/ui/media/Icon.tsx'
import { AppLink } from '#site/ui/navigation/AppLink.tsx'
import { useHref } from '#site/ui/navigation/LinkBase.tsx'
import { LinkButton } from '#site/ui/navigation/LinkButton.tsx'
import { useSnackbar } from '#site/ui/overlays/SnackbarProvider.tsx'
import { AskAtSecond, type AskedVideo } from './AskAtSecond.tsx'
import type { Place } from './chapters.ts'
import { asking, bannerLink, forward, missing, nav } from './LessonScreen.css.ts'

type LessonNavProps = {
  place: Place
  answer: LectureResponse
  klass: string
  uid: string | null | undefined
  /** The video of the lesson, about a second of which may be asked; null for lessons without one. */
  video: AskedVideo | null
}

/** Previous, and for enrolled people 'Mark done, next lesson' and the way to ask about the lesson. */
export function LessonNav({ place: { previous, next }, answer, klass, uid, video }: LessonNavProps) {
  const t = useTexts('learning')
  const { base } = useProject()
  const router = useRouter()
  const toHref = useHref()
  const showSnackbar = useSnackbar()
  const { completed, add } = useCompleted(base, klass, uid)
  const [isBusy, setIsBusy] = useState(false)
  const { lecture, isEnrolled } = answer
  const rules = useTexts('lesson')
  const reported = useUnmet(base, uid ? { lecture: lecture.id, uid } : null).unmet
  // A quiz or an assignment is not played: the lesson is loaded again when it ends or is reviewed.
  const isPlayed = lecture.unmet?.rule === 'played' || lecture.unmet?.rule === 'dwell'
  const isReported = reported !== undefined && isPlayed
  const unmet = isReported ? reported : lecture.unmet
  const isDone = completed.includes(lecture.id)
  const hrefOf = (slug: string) => `/learn/${klass}/${slug}`

  const markDone = async () => {
    setIsBusy(true)
    const answered = await completeLecture(base, lecture.id).catch(() => null)
    setIsBusy(false)
    if (!answered?.body.apiSuccess) {
      showSnackbar(answered?.body.message ?? noAnswerText(base), { severity: 'error' })
      return
    }
    await add(lecture.id)
    if (answered.body.certificate)
      showSnackbar(rules.certificateEarned, { link: { href: '/learn', label: rules.seeCertificate } })
    if (next) router.push(toHref(hrefOf(next.slug)))
    else showSnackbar(t.lessonDone)
  }

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
      {isEnrolled && !isDone && unmet ? <p className={missing}>{unmetText(unmet, rules)}</p> : null}
      <div className={nav}>
        {previous ? (
          <LinkButton href={hrefOf(previous.slug)} look="outline" icon={ChevronLeft} prefetch={false}>
            {t.previous}
          </LinkButton>
        ) : null}
        {isEnrolled && !isDone ? (
          <Button
            className={forward}
            isPending={isBusy}
            isDisabled={unmet !== null}
            onPress={() => void markDone()}
          >
            {next ? t.markAndNext : t.mark}
            {next ? <Icon icon={ChevronRight} size="s" /> : null}
          </Button>
        ) : next ? (
          <LinkButton href={hrefOf(next.slug)} className={forward} prefetch={false}>
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
