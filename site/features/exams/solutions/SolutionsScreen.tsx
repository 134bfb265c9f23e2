'use client'
import clsx from 'clsx'
import { useEffect, useState } from 'react'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { timeText } from '#site/data/base/timeText.ts'
import { useSolutions } from '#site/data/exams/useSolutions.ts'
import { useAuthDialog } from '#site/features/shell/account/AuthDialogContext.tsx'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { EmptyState } from '#site/ui/EmptyState.tsx'
import { ErrorState } from '#site/ui/ErrorState.tsx'
import { container, screenful } from '#site/ui/layout.css.ts'
import { Breadcrumbs } from '#site/ui/navigation/Breadcrumbs.tsx'
import { LinkButton } from '#site/ui/navigation/LinkButton.tsx'
import { PlainButton } from '#site/ui/PlainButton.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { Skeleton } from '#site/ui/Skeleton.tsx'
import { AttemptLink } from '../AttemptLink.tsx'
import { attemptOfPath } from '../attemptOfPath.ts'
import { ReevaluationBox } from './ReevaluationBox.tsx'
import { SolutionsList } from './SolutionsList.tsx'
import * as styles from './SolutionsScreen.css.ts'

/** `/tests/<attempt>/solutions`: what is right and why, from the solution time on; before it, when it comes. */
export function SolutionsScreen() {
  const [attempt, setAttempt] = useState<string | null>(null)
  useEffect(() => setAttempt(attemptOfPath(window.location.pathname)), [])
  return (
    <div className={clsx(container, screenful)}>
      <div className={styles.page}>
        <Shown attempt={attempt} />
      </div>
    </div>
  )
}

function Shown({ attempt }: { attempt: string | null }) {
  const t = useTexts('solutions')
  const e = useTexts('exams')
  const locale = useLocale()
  const auth = useAuthDialog()
  const { base } = useProject()
  const { view, error, reload } = useSolutions(base, attempt)
  if (!view && error)
    return (
      <ErrorState level={1} title={e.failed} text={e.failedText}>
        <PlainButton look="outline" onClick={() => void reload()}>
          {e.retry}
        </PlainButton>
      </ErrorState>
    )
  if (!view || !attempt)
    return (
      <>
        <p className="sr-only" role="status">
          {e.loading}
        </p>
        <Skeleton height={320} />
      </>
    )
  if (view.state === 'signedOut')
    return (
      <EmptyState level={1} title={e.signedOut}>
        <PlainButton onClick={() => auth.open(() => void reload())}>{e.logIn}</PlainButton>
      </EmptyState>
    )
  if (view.state !== 'ready')
    return (
      <EmptyState level={1} title={e.noAttempt} text={e.noAttemptText}>
        <LinkButton href="/learn">{e.myLearning}</LinkButton>
      </EmptyState>
    )
  const { title, series, solutionsAt, solutions, reevaluation } = view.answer
  return (
    <>
      <div>
        <Breadcrumbs
          crumbs={[
            { label: e.myLearning, href: '/learn' },
            ...(series ? [{ label: series.title }] : []),
            { label: title },
          ]}
        />
        <h1 className={styles.title}>
          <MixedText>{fillPlaceholders(t.heading, { title })}</MixedText>
        </h1>
      </div>
      {reevaluation ? <ReevaluationBox base={base} attempt={attempt} reevaluation={reevaluation} /> : null}
      {solutions ? (
        <SolutionsList solutions={solutions} answer={view.answer} base={base} attempt={attempt} />
      ) : (
        <p>
          {solutionsAt !== null && solutionsAt > Date.now()
            ? fillPlaceholders(t.later, { time: timeText(solutionsAt, locale) })
            : t.notYet}
        </p>
      )}
      <div className={styles.buttons}>
        <AttemptLink attempt={attempt} page="result" look="outline">
          {t.backToResult}
        </AttemptLink>
        {view.answer.canKeep ? (
          <LinkButton href="/revision" look="outline">
            {t.toRevision}
          </LinkButton>
        ) : null}
      </div>
    </>
  )
}
