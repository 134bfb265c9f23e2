'use client'
import { useParams } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import type { ClassState } from '#domain/calls/learning/learning.ts'
import { useClassOutline, useClassState, useCompleted, useLecture } from '#site/data/account/learning.ts'
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

/**
 * `/learn/<class>/<lecture>`: one lesson with the list of all lessons next to it (below it on phones);
 * `under` it further content for its learners, `quiz` what draws the quiz of a lesson (LessonQuizContext).
 */
export function LessonScreen({ under, quiz }: { under?: ReactNode; quiz?: ReactNode }) {
  const t = useTexts('learning')
  const { base } = useProject()
  const { class: klass, lecture: slug } = useParams<{ class: string; lecture: string }>()
  const { me, error: meError } = useMe(base)
  const uid = me ? me.uid : me === null || meError ? null : undefined
  const { outline, error: outlineError, reload: reloadOutline } = useClassOutline(base, klass)
  const { view, error, reload } = useLecture(base, klass, slug, uid)
  const { completed } = useCompleted(base, klass, uid)
  const [isWide, setIsWide] = useState(false)
  const { state } = useClassState(base, klass, uid)
  const isOwned = useLastKnown(
    view && (view.state === 'locked' || (view.state === 'open' && view.answer.isEnrolled)),
  )

  if ((!outline && outlineError) || (!view && error))
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

const NO_LOCKS: ClassState['locks'] = {}

/** The last value that was known, so that what depends on it stays while the next lesson loads; undefined until known. */
function useLastKnown<T>(value: T | undefined): T | undefined {
  const [known, setKnown] = useState(value)
  if (value !== undefined && value !== known) setKnown(value)
  return value ?? known
}
