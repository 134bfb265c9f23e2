import clsx from 'clsx'
import { EmptyState } from '#site/ui/EmptyState.tsx'
import { LinkButton } from '#site/ui/LinkButton.tsx'
import { container, section } from '#site/ui/layout.css.ts'

/** An address of a lesson that is not there. */
export function LessonNotFound() {
  return (
    <div className={clsx(container, section)}>
      <EmptyState
        level={1}
        title="There is no such lesson"
        text="It may have been moved. Your progress is safe."
      >
        <LinkButton href="/learn">My learning</LinkButton>
      </EmptyState>
    </div>
  )
}
