'use client'
import { usePathname } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import type { ClassState } from '#domain/calls/learning/learning.ts'
import {
  type LectureView,
  useClassOutline,
  useClassState,
  useCompleted,
  useLecture,
} from '#site/data/account/learning.ts'
import { useMe } from '#site/data/account/me.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { Button } from '#site/ui/Button.tsx'
import { ErrorState } from '#site/ui/ErrorState.tsx'
import { placeOf } from './chapters.ts'
import { LessonBar } from './LessonBar.tsx'
import { LessonBody } from './LessonBody.tsx'
import { LessonList } from './LessonList.tsx'
import { LessonNotFound } from './LessonNotFound.tsx'
import { besides, player, stage, wide } from './LessonScreen.css.ts'
import { LessonSkeleton } from './LessonSkeleton.tsx'
import { KeptNotes, KeptNotice } from './offline/KeptNotes.tsx'
import { useKeptLesson } from './offline/useKeptLesson.ts'

/**
 * `/learn/<class>/<lecture>`: one lesson with the list of all lessons next to it (below it on phones);
 * `under` it further content for its learners, `quiz` what draws the quiz of a lesson (LessonQuizContext).
 */
export function LessonScreen({ under, quiz }: { under?: ReactNode; quiz?: ReactNode }) {
  const t = useTexts('learning')
  const { base, slug: project } = useProject()
  const { klass, slug } = usePlace()
  const { me, error: meError } = useMe(base)
  const uid = me ? me.uid : me === null || meError ? null : undefined
  const { outline: found, error: outlineError, reload: reloadOutline } = useClassOutline(base, klass)
  const { view: answered, error, reload } = useLecture(base, klass, slug, uid)
  const hasFailed = (!found && Boolean(outlineError)) || (!answered && Boolean(error))
  const kept = useKeptLesson(
    { base, project, klass, slug },
    { uid, view: answered, outline: found, hasFailed },
  )
  const outline = found ?? (kept ? kept.outline : found)
  const view: LectureView | undefined =
    answered ?? (kept ? { state: 'open', answer: kept.answer } : undefined)
  const { completed } = useCompleted(base, klass, uid)
  const [isWide, setIsWide] = useState(false)
  const { state } = useClassState(base, klass, uid)
  const isOwned = useLastKnown(
    view && (view.state === 'locked' || (view.state === 'open' && view.answer.isEnrolled)),
  )

  if (hasFailed && !kept)
    return (
      <div data-focus-page="">
        <ErrorState level={1} title={t.lessonFailed} text={t.failedText}>
          <Button
            look="outline"
            onPress={() => {
              void reloadOutline()
              void reload()
            }}
          >
            {t.retry}
          </Button>
        </ErrorState>
      </div>
    )
  const place = outline && placeOf(outline.lectures, slug)
  if (outline === null || (outline && !place) || view?.state === 'notFound') return <LessonNotFound />
  if (!outline || !place) return <LessonSkeleton />
  return (
    <div data-focus-page="bare">
      <LessonBar
        outline={outline}
        place={place}
        completed={completed}
        isOwned={isOwned ?? false}
        isWide={isWide}
        onWide={() => setIsWide((previous) => !previous)}
      />
      <div className={isWide ? `${player} ${wide}` : player}>
        <div className={stage}>
          {kept ? <KeptNotice at={kept.at} /> : null}
          <LessonBody
            key={slug}
            outline={outline}
            place={place}
            view={view}
            klass={klass}
            uid={uid}
            quiz={quiz}
            onChange={() => void reload()}
          />
          {kept ? <KeptNotes notes={kept.notes} answer={kept.answer} /> : null}
          {isOwned && under ? <div className={besides}>{under}</div> : null}
        </div>
        <LessonList
          outline={outline}
          place={place}
          completed={completed}
          klass={klass}
          isOwned={isOwned}
          locks={state?.locks ?? NO_LOCKS}
        />
      </div>
    </div>
  )
}

/** The class and the lesson in the address: without a network one page is kept for all lessons, whose parameters are not theirs. */
function usePlace(): { klass: string; slug: string } {
  const [klass = '', slug = ''] = usePathname().split('/').slice(-2).map(decodeURIComponent)
  return { klass, slug }
}

const NO_LOCKS: ClassState['locks'] = {}

/** The last value that was known, so that what depends on it stays while the next lesson loads; undefined until known. */
function useLastKnown<T>(value: T | undefined): T | undefined {
  const [known, setKnown] = useState(value)
  if (value !== undefined && value !== known) setKnown(value)
  return value ?? known
}
