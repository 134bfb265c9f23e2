'use client'
import { useState } from 'react'
import { MAX_REVIEW_COMMENT } from '#domain/learning/assignment.ts'
import { DialogForm } from '../ui/DialogForm.tsx'
import { LimitedField } from '../ui/LimitedField.tsx'
import { postCall } from '../ui/panelClient.ts'

type Props = { id: string; rev: number; maxMarks: number }

/** Accepts an answer with marks, or returns it with what is to be improved. */
export function ReviewAssignment({ id, rev, maxMarks }: Props) {
  const [isAccepted, setAccepted] = useState<boolean | null>(null)
  return (
    <div className="panel-actions">
      <button type="button" className="panel-button panel-button--primary" onClick={() => setAccepted(true)}>
        Accept
      </button>
      <button type="button" className="panel-button" onClick={() => setAccepted(false)}>
        Return to improve
      </button>
      {isAccepted !== null && (
        <ReviewDialog
          id={id}
          rev={rev}
          maxMarks={maxMarks}
          isAccepted={isAccepted}
          onClose={() => setAccepted(null)}
        />
      )}
    </div>
  )
}

const MARKS = /^\d{1,4}(\.\d{1,2})?$/

function ReviewDialog({
  id,
  rev,
  maxMarks,
  isAccepted,
  onClose,
}: Props & { isAccepted: boolean; onClose: () => void }) {
  const [marks, setMarks] = useState('')
  const [comment, setComment] = useState('')
  const send = async () => {
    const typed = marks.trim()
    const isMarked = MARKS.test(typed) && Number(typed) <= maxMarks
    if ((isAccepted || typed) && !isMarked)
      return { field: 'marks', message: `Enter marks from 0 to ${maxMarks}.` }
    if (!isAccepted && !comment.trim()) return { field: 'comment', message: 'Write what is to be improved.' }
    return postCall('/assignments/review', {
      id,
      rev,
      isAccepted,
      comment: comment.trim(),
      marks: typed ? Number(typed) : null,
    })
  }
  return (
    <DialogForm
      title={isAccepted ? 'Accept the answer' : 'Return the answer'}
      submit={isAccepted ? 'Accept' : 'Return'}
      send={send}
      onClose={onClose}
    >
      {(_state, stateOf) => (
        <>
          <LimitedField
            label={isAccepted ? `Marks of ${maxMarks}` : `Marks of ${maxMarks} (optional)`}
            value={marks}
            max={7}
            onChange={setMarks}
            state={stateOf('marks')}
          />
          <LimitedField
            label={isAccepted ? 'Comment (optional)' : 'What is to be improved'}
            value={comment}
            max={MAX_REVIEW_COMMENT}
            rows={6}
            onChange={setComment}
            state={stateOf('comment')}
          />
        </>
      )}
    </DialogForm>
  )
}
