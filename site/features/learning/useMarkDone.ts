'use client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { LectureResponse, UnmetRule } from '#domain/calls/learning/learning.ts'
import { completeLecture, useCompleted } from '#site/data/account/learning.ts'
import { useUnmet } from '#site/data/account/lessonProgress.ts'
import { noAnswerText } from '#site/data/base/noAnswerText.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { useHref } from '#site/ui/navigation/LinkBase.tsx'
import { useSnackbar } from '#site/ui/overlays/SnackbarProvider.tsx'
import type { Place } from './chapters.ts'

export type LessonPlace = {
  place: Place
  answer: LectureResponse
  klass: string
  uid: string | null | undefined
}

type MarkDone = {
  /** The lesson counts for this person and is not done yet. */
  isOpen: boolean
  isDone: boolean
  /** What the lesson still requires; null for nothing. */
  unmet: UnmetRule
  isBusy: boolean
  /** Marks the lesson as done and goes to the next one. */
  markDone: () => Promise<void>
  /** The next lesson; null after the last. */
  nextHref: string | null
}

/** Whether a lesson is done, what it still requires, and what marks it as done. */
export function useMarkDone({ place: { next }, answer, klass, uid }: LessonPlace): MarkDone {
  const t = useTexts('learning')
  const rules = useTexts('lesson')
  const { base } = useProject()
  const router = useRouter()
  const toHref = useHref()
  const showSnackbar = useSnackbar()
  const { completed, add } = useCompleted(base, klass, uid)
  const [isBusy, setIsBusy] = useState(false)
  const { lecture, isEnrolled } = answer
  const reported = useUnmet(base, uid ? { lecture: lecture.id, uid } : null).unmet
  // A quiz or an assignment is not played: the lesson is loaded again when it ends or is reviewed.
  const isPlayed = lecture.unmet?.rule === 'played' || lecture.unmet?.rule === 'dwell'
  const isReported = reported !== undefined && isPlayed
  const isDone = completed.includes(lecture.id)
  const nextHref = next ? `/learn/${klass}/${next.slug}` : null

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
    if (nextHref) router.push(toHref(nextHref))
    else showSnackbar(t.lessonDone)
  }

  return {
    isOpen: isEnrolled && !isDone,
    isDone,
    isBusy,
    markDone,
    nextHref,
    unmet: isReported ? reported : lecture.unmet,
  }
}
