import clsx from 'clsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { EmptyState } from '#site/ui/EmptyState.tsx'
import { container, section } from '#site/ui/layout.css.ts'
import { LinkButton } from '#site/ui/navigation/LinkButton.tsx'

/** The page for a lesson that does not exist. */
export function LessonNotFound() {
  const t = useTexts('learning')
  return (
    <div className={clsx(container, section)}>
      <EmptyState level={1} title={t.noSuchLesson} text={t.noSuchLessonText}>
        <LinkButton href="/learn">{t.myLearning}</LinkButton>
      </EmptyState>
    </div>
  )
}
