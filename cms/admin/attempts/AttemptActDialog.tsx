'use client'
import { useState } from 'react'
import type { AttemptTarget } from '#domain/calls/exams/attempts.ts'
import { DialogForm } from '../ui/DialogForm.tsx'
import { LimitedField } from '../ui/LimitedField.tsx'
import { newRequestKeys } from '../ui/newRequestKeys.ts'
import { postCall } from '../ui/panelClient.ts'
import type { AttemptAct } from './attemptActs.ts'

const TEXTS: Record<AttemptAct, string> = {
  extend: 'The end moves at once, also in halls that are open.',
  message: 'Shown in the hall within half a minute.',
  end: 'What is saved is marked. Answers of a device without network still count as after any end.',
  reopen: 'It continues with its answers for this many minutes. A result that was shown is withdrawn.',
  acceptlate: 'The late answers that have arrived so far count, and the attempt is marked again.',
  cancel: 'It counts for nothing, and the student may start again.',
}
const WITH_MINUTES: readonly AttemptAct[] = ['extend', 'reopen']
const MINUTES = /^[1-9]\d{0,2}$/

type Props = {
  act: AttemptAct
  target: AttemptTarget
  name: string
  label: string
  onClose: () => void
}

/** Asks for minutes, words or a reason, and does it. */
export function AttemptActDialog({ act, target, name, label, onClose }: Props) {
  const [minutes, setMinutes] = useState('10')
  const [words, setWords] = useState('')
  const [requestKeyOf] = useState(newRequestKeys)

  async function send() {
    const needsMinutes = WITH_MINUTES.includes(act)
    if (needsMinutes && !(MINUTES.test(minutes) && Number(minutes) <= 600)) return 'Enter 1 to 600 minutes.'
    if (words.trim().length < 3)
      return act === 'message' ? 'Write the message first.' : 'Give a reason first.'
    const more = needsMinutes ? { minutes: Number(minutes) } : {}
    const once = (path: string, body: object) =>
      postCall(path, { ...body, requestKey: requestKeyOf({ path, body }) })
    if (act === 'message') return once('/attempts/message', { target, text: words.trim() })
    if (act === 'extend') return once('/attempts/extend', { target, ...more, reason: words.trim() })
    if (act === 'end') return postCall('/attempts/end', { target, reason: words.trim() })
    return postCall(`/attempts/${act}`, { ...target, ...more, reason: words.trim() })
  }

  return (
    <DialogForm
      title={`${label}: ${name}`}
      submit={label}
      isDanger={act === 'end' || act === 'cancel'}
      send={send}
      onClose={onClose}
    >
      {(state) => (
        <>
          <p className="panel-muted">{TEXTS[act]}</p>
          {WITH_MINUTES.includes(act) && (
            <LimitedField
              label="Minutes"
              max={3}
              value={minutes}
              onChange={setMinutes}
              state={state}
              isSuggested
            />
          )}
          <LimitedField
            label={act === 'message' ? 'Message' : 'Why, for the audit log'}
            max={act === 'message' ? 300 : 500}
            rows={3}
            value={words}
            onChange={setWords}
            state={state}
          />
        </>
      )}
    </DialogForm>
  )
}
