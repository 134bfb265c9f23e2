'use client'
import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import type { ReleaseSummary } from '#domain/calls/exams/papers.ts'
import type { DraftSums } from '#domain/exams/drafts/draftSums.ts'
import { marksText } from '#domain/exams/marks/marksText.ts'
import type { PaperKind } from '#domain/exams/releases/paperKinds.ts'
import { momentText } from '#domain/text/momentText.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { postCall } from '../ui/panelClient.ts'
import type { DraftState, InitialPaper } from './useDraft.ts'

type Props = {
  kind: PaperKind
  paper: string
  timeZone: string
  initial: InitialPaper
  state: DraftState
  sums: DraftSums
}

const SAVING = { saved: 'Saved', waiting: 'Not saved yet', saving: 'Saving…' } as const

/** Whether the draft is saved, what students have, and the button that gives them the draft. */
export function PublishPaper({ kind, paper, timeZone, initial, state, sums }: Props) {
  const [release, setRelease] = useState<ReleaseSummary | null>(initial.release)
  const [releasedRev, setReleasedRev] = useState(
    initial.release && !initial.release.isBehind ? initial.rev : null,
  )
  const [rev, setRev] = useState<number | null>(null)
  const { saving, problems } = state
  const isPublished = release !== null && releasedRev === state.rev && saving.state === 'saved'
  const open = async () => {
    const saved = await state.flush()
    if (saved === null) toast.error('The draft could not be saved.')
    else setRev(saved)
  }
  const marks = sums.marks ? marksText(sums.marks) : '?'
  const consequences = [
    release
      ? `Release ${release.number} (${release.questionCount} questions, ${release.marks} marks) is replaced for everybody who starts from now on.`
      : 'Students can start the paper from now on.',
    `Students see ${sums.questions} questions, ${marks} marks and ${state.draft.minutes ?? '?'} minutes.`,
    ...(initial.running > 0
      ? [`${initial.running} attempts are running; they keep what they began with.`]
      : []),
    ...(initial.isOutlinePublished
      ? []
      : ['Its page is not published yet; it cannot be started until then.']),
  ]
  return (
    <div className="paper-publish">
      <p role="status">
        {saving.state === 'refused' ? (
          <strong className="paper-refused">{saving.message}</strong>
        ) : (
          SAVING[saving.state]
        )}
      </p>
      <p className="panel-muted">
        {release
          ? `Students have release ${release.number} of ${momentText(release.publishedAt, timeZone)}${
              isPublished ? ', which is this draft.' : '; the draft has changed since.'
            }`
          : 'Not published yet.'}
      </p>
      {initial.canEdit && (
        <button
          type="button"
          className="panel-button panel-button--primary"
          disabled={problems.length > 0 || saving.state === 'refused' || isPublished}
          onClick={open}
        >
          Publish
        </button>
      )}
      {rev !== null && (
        <ConfirmDialog
          title="Publish the paper"
          text={consequences.join(' ')}
          submit="Publish"
          call={async () => {
            const answer = await postCall<{ release: ReleaseSummary }>('/papers/publish', {
              kind,
              paper,
              rev,
            })
            if (answer.apiSuccess) {
              setRelease(answer.release)
              setReleasedRev(rev)
            }
            return answer
          }}
          onClose={() => setRev(null)}
        />
      )}
    </div>
  )
}
