'use client'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { LectureAnswer } from '#domain/calls/learning.ts'
import { completeLecture, useCompleted } from '#site/data/account/learning.ts'
import { noAnswerText } from '#site/data/base/noAnswerText.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { Banner } from '#site/ui/Banner.tsx'
import { Button } from '#site/ui/Button.tsx'
import { Icon } from '#site/ui/media/Icon.tsx'
import { AppLink } from '#site/ui/navigation/AppLink.tsx'
import { useHref } from '#site/ui/navigation/LinkBase.tsx'
import { LinkButton } from '#site/ui/navigation/LinkButton.tsx'
import { useSnackbar } from '#site/ui/overlays/SnackbarProvider.tsx'
import type { Place } from './chapters.ts'
import { bannerLink, forward, nav } from './LessonScreen.css.ts'

type LessonNavProps = { place: Place; answer: LectureAnswer; klass: string; uid: string | null | undefined }

/** Previous, and 'Mark done, next lesson' for enrolled people. */
export function LessonNav({ place: { previous, next }, answer, klass, uid }: LessonNavProps) {
  const t = useTexts('learning')
  const { base } = useProject()
  const router = useRouter()
  const toHref = useHref()
  const showSnackbar = useSnackbar()
  const { completed, add } = useCompleted(base, klass, uid)
  const [isBusy, setIsBusy] = useState(false)
  const { lecture, isEnrolled } = answer
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
      <div className={nav}>
        {previous ? (
          <LinkButton href={hrefOf(previous.slug)} look="outline" icon={ChevronLeft} prefetch={false}>
            {t.previous}
          </LinkButton>
        ) : null}
        {isEnrolled && !isDone ? (
          <Button className={forward} isPending={isBusy} onPress={() => void markDone()}>
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
    </>
  )
}
