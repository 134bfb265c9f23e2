'use client'
import { type ReactNode, useState } from 'react'
import type { Revised, RevisedQuestion, RevisionResponse } from '#domain/calls/exams/revision.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { useMe } from '#site/data/account/me.ts'
import { timeText } from '#site/data/base/timeText.ts'
import { examCalls } from '#site/data/exams/examCalls.ts'
import { pageAddresses } from '#site/data/exams/fileCalls.ts'
import { useRevision } from '#site/data/exams/useRevision.ts'
import { AccountFrame } from '#site/features/shell/account/AccountFrame.tsx'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { EmptyState } from '#site/ui/EmptyState.tsx'
import { ErrorState } from '#site/ui/ErrorState.tsx'
import { LinkButton } from '#site/ui/navigation/LinkButton.tsx'
import { useSnackbar } from '#site/ui/overlays/SnackbarProvider.tsx'
import { PlainButton } from '#site/ui/PlainButton.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { Skeleton } from '#site/ui/Skeleton.tsx'
import { picturesFor } from '../solutions/picturesFor.ts'
import * as styles from '../solutions/SolutionsScreen.css.ts'
import { SolvedQuestion } from '../solutions/SolvedQuestion.tsx'
import { RevisedPollCard } from './RevisedPollCard.tsx'

/** `/revision`: questions of all papers that are due to be solved again. */
export function RevisionScreen() {
  const t = useTexts('revision')
  return (
    <AccountFrame
      purpose={t.purpose}
      skeleton={
        <>
          <h1>{t.title}</h1>
          <Skeleton height={320} />
        </>
      }
    >
      <h1>{t.title}</h1>
      <Shown />
    </AccountFrame>
  )
}

function Shown() {
  const e = useTexts('exams')
  const { base } = useProject()
  const { me } = useMe(base)
  const { revision, error, reload } = useRevision(base, me?.uid)
  if (!revision && error)
    return (
      <ErrorState title={e.failed} text={e.failedText}>
        <PlainButton look="outline" onClick={() => void reload()}>
          {e.retry}
        </PlainButton>
      </ErrorState>
    )
  if (!revision) return <Skeleton height={320} />
  // Another list of questions begins anew.
  const name = revision.questions.map(questionOf).join()
  return <Questions key={name} revision={revision} onMore={() => void reload()} />
}

function Questions({ revision, onMore }: { revision: RevisionResponse; onMore: () => void }) {
  const t = useTexts('revision')
  const s = useTexts('solutions')
  const e = useTexts('exams')
  const locale = useLocale()
  const { base } = useProject()
  const show = useSnackbar()
  const [at, setAt] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const { questions, total, due, nextAt } = revision
  const revised = questions[at]
  if (!revised) {
    const isMore = due > questions.length
    if (total === 0)
      return (
        <EmptyState title={t.none} text={t.noneText}>
          <LinkButton href="/learn">{e.myLearning}</LinkButton>
        </EmptyState>
      )
    return (
      <EmptyState
        title={t.allDone}
        text={
          nextAt !== null && nextAt > Date.now()
            ? fillPlaceholders(t.nextAt, { time: timeText(nextAt, locale) })
            : undefined
        }
      >
        {isMore || questions.length > 0 ? (
          <PlainButton look="outline" onClick={onMore}>
            {t.more}
          </PlainButton>
        ) : null}
      </EmptyState>
    )
  }
  const review = async (wasKnown: boolean) => {
    if (isBusy) return
    setBusy(true)
    const answer = await examCalls(base).review(questionOf(revised), wasKnown)
    setBusy(false)
    if (answer.state !== 'ok') return void show(s.notSent, { severity: 'error' })
    setAt(at + 1)
    document.getElementById('revision-place')?.focus()
  }
  return (
    <>
      <p>{t.intro}</p>
      <p id="revision-place" tabIndex={-1} className={styles.facts}>
        {fillPlaceholders(t.progress, { done: at + 1, total: questions.length })} ·{' '}
        <MixedText>
          {fillPlaceholders(revised.kind === 'poll' ? t.ofPoll : t.of, { title: revised.title })}
        </MixedText>
      </p>
      <RevisedCard key={questionOf(revised)} revised={revised} base={base}>
        <PlainButton isPending={isBusy} onClick={() => void review(true)}>
          {t.known}
        </PlainButton>
        <PlainButton look="outline" onClick={() => void review(false)}>
          {t.notKnown}
        </PlainButton>
      </RevisedCard>
    </>
  )
}

const questionOf = (revised: Revised): string =>
  revised.kind === 'poll' ? revised.question : revised.solved.asked.id

type RevisedCardProps<R extends Revised = Revised> = { revised: R; base: string; children: ReactNode }

function RevisedCard({ revised, base, children }: RevisedCardProps) {
  if (revised.kind === 'question')
    return (
      <QuestionCard revised={revised} base={base}>
        {children}
      </QuestionCard>
    )
  return (
    <RevisedPollCard poll={revised}>
      <div className={styles.buttons}>{children}</div>
    </RevisedPollCard>
  )
}

const QuestionCard = ({
  revised: { attempt, solved, content },
  base,
  children,
}: RevisedCardProps<RevisedQuestion>) => (
  <SolvedQuestion
    solved={solved}
    content={content}
    language={useLocale()}
    pictures={picturesFor(solved, { [solved.asked.question]: content }, base, attempt)}
    pages={pageAddresses(base, attempt, solved.asked.id)}
    startsHidden
  >
    {solved.kept.note ? <p className={styles.note}>{solved.kept.note}</p> : null}
    <div className={styles.buttons}>{children}</div>
  </SolvedQuestion>
)
