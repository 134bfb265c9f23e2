'use client'
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type FormEvent, useId, useState } from 'react'
import { TICKET_STATES } from '#domain/help/tickets.ts'
import { MESSAGES } from '#domain/text/messages.ts'

type State = (typeof TICKET_STATES)[number]['id']
type Props = { id: string; state: State; reply: string; note: string }
type Answer = { errors?: { message?: string }[] }

/** What is wrong, or null when it is saved. */
async function save(id: string, data: object): Promise<string | null> {
  try {
    const response = await fetch(`/api/support-tickets/${id}?depth=0`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(data),
    })
    if (response.ok) return null
    const { errors } = (await response.json()) as Answer
    return errors?.[0]?.message ?? MESSAGES.someError
  } catch {
    return MESSAGES.someError
  }
}

/** The answer to a ticket, where it stands then, and what only the team reads. */
export function TicketDesk({ id, state, reply, note }: Props) {
  const [answer, setAnswer] = useState(reply)
  const [remark, setRemark] = useState(note)
  const [next, setNext] = useState<State>(state)
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const router = useRouter()
  const field = useId()
  const isNew = answer.trim() !== '' && answer.trim() !== reply

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    const wrong = await save(id, {
      ...(isNew ? { reply: answer.trim() } : {}),
      note: remark.trim(),
      state: next,
    })
    setBusy(false)
    setProblem(wrong ?? '')
    if (wrong) return
    toast.success(isNew ? 'The answer is sent' : 'Saved')
    router.refresh()
  }

  return (
    <form className="panel-card ticket" onSubmit={submit} noValidate>
      <div className="panel-field">
        <label htmlFor={`${field}-answer`}>{reply ? 'Change the answer' : 'Answer'}</label>
        <textarea
          id={`${field}-answer`}
          rows={6}
          maxLength={3000}
          value={answer}
          aria-describedby={`${field}-help`}
          onChange={(event) => setAnswer(event.target.value)}
        />
        <p id={`${field}-help`} className="panel-field__help">
          The student gets a notification and an e-mail each time the answer changes.
        </p>
      </div>
      <div className="panel-field">
        <label htmlFor={`${field}-note`}>Note for the team</label>
        <textarea
          id={`${field}-note`}
          rows={2}
          maxLength={1000}
          value={remark}
          onChange={(event) => setRemark(event.target.value)}
        />
      </div>
      <div className="panel-field ticket__state">
        <label htmlFor={`${field}-state`}>Status</label>
        <select id={`${field}-state`} value={next} onChange={(event) => setNext(event.target.value as State)}>
          {TICKET_STATES.map(({ id: value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <p className="panel-field__error" role="alert">
        {problem}
      </p>
      <div className="panel-actions">
        <button type="submit" className="panel-button panel-button--primary" aria-disabled={isBusy}>
          {isNew ? 'Send answer' : 'Save'}
        </button>
      </div>
    </form>
  )
}
