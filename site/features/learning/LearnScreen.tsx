'use client'
import clsx from 'clsx'
import { useMyClasses } from '#site/data/learning.ts'
import { useMe } from '#site/data/me.ts'
import { useAuthDialog } from '#site/features/shell/AuthDialogContext.tsx'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { Button } from '#site/ui/Button.tsx'
import { EmptyState } from '#site/ui/EmptyState.tsx'
import { ErrorState } from '#site/ui/ErrorState.tsx'
import { LinkButton } from '#site/ui/LinkButton.tsx'
import { container, withAside } from '#site/ui/layout.css.ts'
import { ContinueBand } from './ContinueBand.tsx'
import { CourseTabs } from './CourseTabs.tsx'
import { heading, page, under } from './LearnScreen.css.ts'
import { LearnSkeleton } from './LearnSkeleton.tsx'
import { Totals } from './Totals.tsx'

/** `/learn`: go on where one stopped, and every course with its progress. */
export function LearnScreen() {
  return (
    <div className={clsx(container, page)}>
      <h1 className={heading}>My learning</h1>
      <MyLearning />
    </div>
  )
}

function MyLearning() {
  const { base } = useProject()
  const { open } = useAuthDialog()
  const { me, error: meError } = useMe(base)
  const { classes, error, reload } = useMyClasses(base, me?.uid)
  if (me === null)
    return (
      <EmptyState title="Log in to go on learning" text="Your courses and your progress are in your account.">
        <Button onPress={() => open()}>Log in</Button>
        <LinkButton href="/courses" look="outline">
          See courses
        </LinkButton>
      </EmptyState>
    )
  if (!classes && (error || (me === undefined && meError)))
    return (
      <ErrorState
        title="Your courses did not load"
        text="Your progress is safe. Check the network and try again."
      >
        <Button look="outline" onPress={() => void reload()}>
          Retry
        </Button>
      </ErrorState>
    )
  if (!classes) return <LearnSkeleton />
  if (classes.length === 0)
    return (
      <EmptyState
        title="No courses yet"
        text="A course appears here as soon as it is paid. Free lessons are open to everybody."
      >
        <LinkButton href="/courses">See courses</LinkButton>
      </EmptyState>
    )
  const current = classes.find((entry) => entry.next)
  return (
    <>
      {current ? <ContinueBand current={current} /> : null}
      <div className={clsx(withAside, under)}>
        <CourseTabs classes={classes} />
        <Totals classes={classes} />
      </div>
    </>
  )
}
