'use client'
import clsx from 'clsx'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { ResultResponse } from '#domain/calls/exams/results.ts'
import { isResumable } from '#domain/exams/attempts/runningStates.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { timeText } from '#site/data/base/timeText.ts'
import { useResult } from '#site/data/exams/useResult.ts'
import { useAuthDialog } from '#site/features/shell/account/AuthDialogContext.tsx'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { Banner } from '#site/ui/Banner.tsx'
import { EmptyState } from '#site/ui/EmptyState.tsx'
import { ErrorState } from '#site/ui/ErrorState.tsx'
import { container, screenful } from '#site/ui/layout.css.ts'
import { useHref } from '#site/ui/navigation/LinkBase.tsx'
import { LinkButton } from '#site/ui/navigation/LinkButton.tsx'
import { PlainButton } from '#site/ui/PlainButton.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { Skeleton } from '#site/ui/Skeleton.tsx'
import { attemptOfPath } from '../attemptOfPath.ts'
import * as styles from './ResultScreen.css.ts'
import { TakeAgain } from './TakeAgain.tsx'

// The charts load beside the figures of the call.
const ResultReport = lazy(() => import('./ResultReport.tsx').then((m) => ({ default: m.ResultReport })))

/** `/tests/<attempt>/result`: what was reached, from the result time on; before it, when it comes. */
export function ResultScreen() {
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
  const t = useTexts('exams')
  const auth = useAuthDialog()
  const { base } = useProject()
  const { view, error, reload } = useResult(base, attempt)
  if (!view && error)
    return (
      <ErrorState level={1} title={t.failed} text={t.failedText}>
        <PlainButton look="outline" onClick={() => void reload()}>
          {t.retry}
        </PlainButton>
      </ErrorState>
    )
  if (!view)
    return (
      <>
        <p className="sr-only" role="status">
          {t.loading}
        </p>
        <Skeleton height={160} />
      </>
    )
  if (view.state === 'signedOut')
    return (
      <EmptyState level={1} title={t.signedOut}>
        <PlainButton onClick={() => auth.open(() => void reload())}>{t.logIn}</PlainButton>
      </EmptyState>
    )
  if (view.state !== 'ready')
    return (
      <EmptyState level={1} title={t.noAttempt} text={t.noAttemptText}>
        <LinkButton href="/learn">{t.myLearning}</LinkButton>
      </EmptyState>
    )
  return <Result answer={view.answer} />
}

function Result({ answer }: { answer: ResultResponse }) {
  const t = useTexts('exams')
  const locale = useLocale()
  const toHref = useHref()
  const { attempt, title, result, solutionsAt } = answer
  if (isResumable(attempt.state))
    return (
      <EmptyState level={1} title={t.notFinished} text={t.notFinishedText}>
        {/* A full load: the hall's page is one for all attempts. */}
        <PlainButton onClick={() => window.location.assign(toHref(`/tests/${attempt.id}`))}>
          {t.backToTest}
        </PlainButton>
      </EmptyState>
    )
  return (
    <>
      {result ? (
        <Suspense fallback={<Skeleton height={480} />}>
          <ResultReport answer={answer} result={result} />
        </Suspense>
      ) : null}
      <div>
        {result ? null : (
          <h1 className={styles.title}>
            <MixedText>{title}</MixedText>
          </h1>
        )}
        <p className={styles.lead}>
          {[
            fillPlaceholders(t.attempt, { number: attempt.number }),
            t.states[attempt.state],
            attempt.endedAt === null ? '' : timeText(attempt.endedAt, locale),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {result ? null : <Waiting answer={answer} />}
      {solutionsAt !== null && result && !answer.hasSolutions ? (
        <p>{fillPlaceholders(t.solutionsAt, { time: timeText(solutionsAt, locale) })}</p>
      ) : null}
      <div className={styles.actions}>
        {answer.paper ? <TakeAgain {...answer.paper} /> : null}
        <LinkButton href="/learn" look="outline">
          {t.myLearning}
        </LinkButton>
      </div>
    </>
  )
}

/** Before the result: that everything has arrived, and when it comes. */
function Waiting({ answer: { attempt, resultAt } }: { answer: ResultResponse }) {
  const t = useTexts('exams')
  const locale = useLocale()
  const isExpert = attempt.state === 'evaluated' || attempt.state === 'published'
  const isLater = resultAt !== null && resultAt > Date.now()
  return (
    <Banner tone="success" role="status">
      {t.submitted}.{' '}
      {isLater
        ? fillPlaceholders(t.resultLater, { time: timeText(resultAt, locale) })
        : isExpert
          ? t.resultExpert
          : t.resultSoon}
    </Banner>
  )
}
