'use client'
import { useEffect, useState } from 'react'
import type { AssignmentResponse } from '#domain/calls/learning/assignments.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { useAssignment } from '#site/data/account/assignments.ts'
import { timeText } from '#site/data/base/timeText.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { Banner } from '#site/ui/Banner.tsx'
import { Button } from '#site/ui/Button.tsx'
import { ErrorState } from '#site/ui/ErrorState.tsx'
import { Skeleton } from '#site/ui/Skeleton.tsx'
import { AssignmentForm } from './AssignmentForm.tsx'
import { buttons, facts, heading, panel, rounds, summary } from './AssignmentPanel.css.ts'
import { HandedIn } from './HandedIn.tsx'

type AssignmentPanelProps = {
  of: { lecture: string; uid: string }
  /** Whether the lesson shows the answer as accepted. */
  isDone: boolean
  /** Reloads the lesson. */
  onAccepted: () => void
}

/** Below the task of an assignment: its deadline, the student's answer and its review. */
export function AssignmentPanel({ of, isDone, onAccepted }: AssignmentPanelProps) {
  const t = useTexts('assignment')
  const { base } = useProject()
  const { assignment: found, error, reload } = useAssignment(base, of)
  const isAccepted = found?.submission?.state === 'accepted'
  // It was reviewed while the lesson was open.
  useEffect(() => {
    if (isAccepted && !isDone) onAccepted()
  }, [isAccepted, isDone, onAccepted])
  if (!found && error)
    return (
      <ErrorState title={t.failed} text={t.failedText}>
        <Button look="outline" onPress={() => void reload()}>
          {t.retry}
        </Button>
      </ErrorState>
    )
  if (!found) return <Skeleton height={240} />
  return <Assignment found={found} of={of} reload={reload} />
}

type AssignmentProps = {
  found: AssignmentResponse
  of: { lecture: string; uid: string }
  reload: () => Promise<unknown>
}

function Assignment({ found, of, reload }: AssignmentProps) {
  const t = useTexts('assignment')
  const locale = useLocale()
  const [isReplacing, setReplacing] = useState(false)
  const { assignment, submission, arrival } = found
  const { state } = submission ?? {}
  const isOpen = state !== 'accepted' && arrival !== 'over'
  const isWriting = isOpen && (state !== 'handedIn' || isReplacing)
  const { dueAt, maxMarks } = assignment
  return (
    <section className={panel} aria-labelledby="assignment">
      <h2 id="assignment" className={heading}>
        {t.title}
      </h2>
      <p className={facts}>
        {dueAt === null ? t.noDue : fillPlaceholders(t.due, { time: timeText(dueAt, locale) })}
        {` · ${fillPlaceholders(t.marks, { marks: maxMarks })}`}
      </p>
      <Standing found={found} />
      {submission ? (
        <HandedIn
          {...of}
          answer={submission}
          most={state === 'accepted' ? null : maxMarks}
          isAnswerHidden={isWriting}
        />
      ) : null}
      {isWriting ? (
        <AssignmentForm
          key={submission?.handedInAt}
          of={of}
          assignment={assignment}
          before={submission}
          onDone={async () => {
            await reload()
            setReplacing(false)
          }}
          onCancel={isReplacing ? () => setReplacing(false) : null}
        />
      ) : null}
      {isOpen && !isWriting ? (
        <div className={buttons}>
          <Button look="outline" onPress={() => setReplacing(true)}>
            {t.replace}
          </Button>
        </div>
      ) : null}
      {submission && submission.earlier.length > 0 ? (
        <details>
          <summary className={summary}>{t.earlier}</summary>
          <div className={rounds}>
            {submission.earlier.map((round, index) => (
              <div key={round.reviewedAt}>
                <h3 className={facts}>{fillPlaceholders(t.round, { number: index + 1 })}</h3>
                <HandedIn {...of} answer={round} most={maxMarks} isAnswerHidden={false} />
              </div>
            ))}
          </div>
        </details>
      ) : null}
    </section>
  )
}

/** Where the answer is: to be written, waiting, returned or accepted. */
function Standing({ found: { assignment, submission, arrival } }: { found: AssignmentResponse }) {
  const t = useTexts('assignment')
  const locale = useLocale()
  if (submission?.state === 'accepted') {
    const { marks } = submission
    return (
      <Banner tone="success">
        {marks === null
          ? t.acceptedPlain
          : fillPlaceholders(t.accepted, { marks, most: assignment.maxMarks })}
      </Banner>
    )
  }
  if (submission?.state === 'returned') return <Banner tone="warning">{t.returned}</Banner>
  if (submission) {
    const time = timeText(submission.handedInAt, locale)
    return <Banner>{fillPlaceholders(submission.isLate ? t.waitingLate : t.waiting, { time })}</Banner>
  }
  if (arrival === 'over') return <Banner tone="danger">{t.over}</Banner>
  return arrival === 'late' ? <Banner tone="warning">{t.lateIsMarked}</Banner> : null
}
