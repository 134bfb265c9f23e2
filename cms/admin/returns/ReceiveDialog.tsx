'use client'
import { useId, useState } from 'react'
import { GRADES, type Grade } from '#domain/returns/reasons.ts'
import { callDesk } from '../commerce/callDesk.ts'
import { DialogForm } from '../commerce/DialogForm.tsx'
import { useStepUp } from '../people/useStepUp.tsx'
import { GRADE_NAMES } from './returnTexts.ts'

type Props = { id: string; lines: readonly { key: string; title: string }[]; onClose: () => void }

/** Says of each line what it is like; what is not refused is refunded. Asks for a fresh code. */
export function ReceiveDialog({ id, lines, onClose }: Props) {
  const [grades, setGrades] = useState<Grade[]>(lines.map(() => 'asNew'))
  const [answer, setAnswer] = useState('')
  const { run, dialog } = useStepUp()
  const name = useId()
  const send = () => run(() => callDesk('/sales/receivereturn', { id, grades, answer: answer.trim() }))
  return (
    <>
      <DialogForm title="What came back?" submit="Save and refund" send={send} onClose={onClose}>
        {(state) => (
          <>
            {lines.map(({ key, title }, index) => (
              <fieldset key={key} className="parcel-choices">
                <legend className="panel-label">{title}</legend>
                {GRADES.map((grade) => (
                  <label key={grade} className="order-choice">
                    <input
                      type="radio"
                      name={`${name}-${index}`}
                      checked={grades[index] === grade}
                      onChange={() => setGrades(grades.map((one, at) => (at === index ? grade : one)))}
                    />
                    {GRADE_NAMES[grade]}
                  </label>
                ))}
              </fieldset>
            ))}
            <div className="panel-field">
              <label htmlFor={`${name}-answer`}>Message to the student (optional)</label>
              <textarea
                id={`${name}-answer`}
                rows={3}
                maxLength={1000}
                value={answer}
                onChange={({ target }) => setAnswer(target.value)}
                {...state}
              />
            </div>
          </>
        )}
      </DialogForm>
      {dialog}
    </>
  )
}
