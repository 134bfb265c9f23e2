'use client'
import clsx from 'clsx'
import { useMyClasses } from '#site/data/account/learning.ts'
import { useMe } from '#site/data/account/me.ts'
import { useOwned } from '#site/data/catalogue/owned.ts'
import { useMyAttempts } from '#site/data/exams/useMyAttempts.ts'
import { useLinePictures } from '#site/data/shop/linePictures.ts'
import { useAuthDialog } from '#site/features/shell/account/AuthDialogContext.tsx'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { Button } from '#site/ui/Button.tsx'
import { EmptyState } from '#site/ui/EmptyState.tsx'
import { ErrorState } from '#site/ui/ErrorState.tsx'
import { container, screenful, withAside } from '#site/ui/layout.css.ts'
import { emptyLearning } from '#site/ui/media/emptyArt.tsx'
import { LinkButton } from '#site/ui/navigation/LinkButton.tsx'
import { ContinueBand } from './ContinueBand.tsx'
import { CourseTabs } from './CourseTabs.tsx'
import { DueList } from './DueList.tsx'
import { beside, heading, page, under } from './LearnScreen.css.ts'
import { LearnSkeleton } from './LearnSkeleton.tsx'
import { LiveToday } from './live/LiveToday.tsx'
import { OwnSearch } from './OwnSearch.tsx'
import { Certificates } from './overview/Certificates.tsx'
import { LearningTotals } from './overview/LearningTotals.tsx'
import { StreakBand } from './overview/StreakBand.tsx'
import { withTests } from './TestRows.tsx'

/** `/learn`: continue the last lesson, and every course with its progress. */
export function LearnScreen() {
  const t = useTexts('learning')
  return (
    <div className={clsx(container, screenful, page)}>
      <h1 className={heading}>{t.myLearning}</h1>
      <MyLearning />
    </div>
  )
}

function MyLearning() {
  const t = useTexts('learning')
  const { base } = useProject()
  const { open } = useAuthDialog()
  const { me, error: meError } = useMe(base)
  const myClasses = useMyClasses(base, me?.uid)
  const library = useOwned(base, me?.uid)
  const attempts = useMyAttempts(base, me?.uid) ?? []
  const { classes, streak } = myClasses
  const error = myClasses.error ?? library.error
  const reload = () => Promise.all([myClasses.reload(), library.reload()])
  const tests = withTests([...(library.owned?.values() ?? [])])
  const pictures = useLinePictures(base, [
    ...(classes ?? []).flatMap(({ product }) => product ?? []),
    ...tests.map(({ product }) => product),
  ])
  if (me === null)
    return (
      <EmptyState art={emptyLearning} title={t.logInTo} text={t.logInText}>
        <Button onPress={() => open()}>{t.logIn}</Button>
        <LinkButton href="/courses" look="outline">
          {t.seeCourses}
        </LinkButton>
      </EmptyState>
    )
  if ((!classes || !library.owned) && (error || (me === undefined && meError)))
    return (
      <ErrorState title={t.failed} text={t.failedText}>
        <Button look="outline" onPress={() => void reload()}>
          {t.retry}
        </Button>
      </ErrorState>
    )
  if (!classes || !library.owned) return <LearnSkeleton />
  if (classes.length === 0 && tests.length === 0 && attempts.length === 0)
    return (
      <EmptyState art={emptyLearning} title={t.none} text={t.noneText}>
        <LinkButton href="/courses">{t.seeCourses}</LinkButton>
        <LinkButton href="/redeem" look="outline" prefetch={false}>
          {t.haveKey}
        </LinkButton>
      </EmptyState>
    )
  const current = classes.find((entry) => entry.next)
  const tabs = <CourseTabs classes={classes} tests={tests} attempts={attempts} pictures={pictures} />
  return (
    <>
      {current ? (
        <ContinueBand
          current={current}
          picture={pictures.get(current.product ?? '')}
          onPlanned={() => void reload()}
        />
      ) : null}
      {/* A copy of an earlier build, read without network, has no streak. */}
      {streak && (classes.length > 0 || streak.best > 0) ? <StreakBand streak={streak} /> : null}
      {classes.length > 0 ? <LiveToday uid={me?.uid ?? ''} /> : null}
      <DueList classes={classes} />
      <div className={clsx(withAside, under)}>
        {classes.length > 0 ? <OwnSearch uid={me?.uid ?? ''}>{tabs}</OwnSearch> : tabs}
        <div className={beside}>
          {classes.length > 0 ? <LearningTotals classes={classes} /> : null}
          <Certificates uid={me?.uid} />
          {classes.length > 0 ? (
            <LinkButton href="/timetable" look="outline" prefetch={false}>
              {t.timetable}
            </LinkButton>
          ) : null}
          <LinkButton href="/redeem" look="outline" prefetch={false}>
            {t.haveKey}
          </LinkButton>
        </div>
      </div>
    </>
  )
}
