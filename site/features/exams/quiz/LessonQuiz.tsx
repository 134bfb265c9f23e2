'use client'
import CircleCheck from 'lucide-react/icons/circle-check'
import { lazy, Suspense } from 'react'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { useLessonQuiz } from '#site/features/shell/exams/LessonQuizContext.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Badge } from '#site/ui/Badge.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { Skeleton } from '#site/ui/Skeleton.tsx'
import { head, lesson, title } from './LessonQuiz.css.ts'

/** Loads when a lesson has a quiz. */
const PaperScreen = lazy(async () => ({ default: (await import('../start/PaperScreen.tsx')).PaperScreen }))

/** The quiz of a lesson, within it; nothing for lessons without one. */
export function LessonQuiz() {
  const quiz = useLessonQuiz()
  return quiz ? (
    <Suspense fallback={<Skeleton height={240} />}>
      <Shown {...quiz} />
    </Suspense>
  ) : null
}

function Shown({
  slug,
  title: name,
  passPercent,
  isPassed,
  onMarked,
}: NonNullable<ReturnType<typeof useLessonQuiz>>) {
  const t = useTexts('exams')
  return (
    <section className={lesson} aria-labelledby="lesson-quiz">
      <div className={head}>
        <h2 id="lesson-quiz" className={title}>
          <MixedText>{name}</MixedText>
        </h2>
        {isPassed ? (
          <Badge tone="success" icon={CircleCheck}>
            {t.passed}
          </Badge>
        ) : null}
      </div>
      {passPercent === null || isPassed ? null : (
        <p>{fillPlaceholders(t.toPass, { percent: passPercent })}</p>
      )}
      <PaperScreen kind="quizzes" slug={slug} onMarked={onMarked} />
    </section>
  )
}
