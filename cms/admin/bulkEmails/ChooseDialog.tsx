'use client'
import { useId, useState } from 'react'
import { SMALLEST_SHOWN, SUBJECTS, type SubjectChoice } from '#domain/bulkEmails/bulkEmails.ts'
import { DialogForm } from '../ui/DialogForm.tsx'
import { postCall } from '../ui/panelClient.ts'

/** The two subjects, with the e-mails of the sample that were sent with each and how many of their receivers have turned news off since. */
export type Halves = Record<SubjectChoice, { subject: string; sent: number; left: number }>

/** A half of few people tells what one of them did. */
const halfText = ({ sent, left }: { sent: number; left: number }): string =>
  sent < SMALLEST_SHOWN
    ? 'sent to fewer than five people'
    : `${sent.toLocaleString('en-IN')} sent, ${left.toLocaleString('en-IN')} turned news off since`

/** Chooses the subject for everybody who is not in the sample. */
export function ChooseDialog({ id, halves, onClose }: { id: string; halves: Halves; onClose: () => void }) {
  const [subject, setSubject] = useState<SubjectChoice>('a')
  const name = useId()
  return (
    <DialogForm
      title="Choose the subject"
      submit="Send to the others"
      send={() => postCall('/bulkemails/choose', { bulkEmail: id, subject })}
      onClose={onClose}
    >
      {() => (
        <fieldset className="ticket__kinds">
          <legend className="panel-field__help">Everybody who is not in the sample gets this one.</legend>
          {SUBJECTS.map((choice) => (
            <label key={choice}>
              <input
                type="radio"
                name={name}
                checked={subject === choice}
                onChange={() => setSubject(choice)}
              />
              <span>
                {halves[choice].subject}
                <br />
                <span className="panel-muted">{halfText(halves[choice])}</span>
              </span>
            </label>
          ))}
        </fieldset>
      )}
    </DialogForm>
  )
}
