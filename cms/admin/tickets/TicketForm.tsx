'use client'
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type FormEvent, useId, useState } from 'react'
import { TICKET_STATES } from '#domain/tickets/tickets.ts'
import { UnsavedText } from '../session/UnsavedText.tsx'
import { isTooLong } from '../ui/isTooLong.ts'
import { LimitedField } from '../ui/LimitedField.tsx'
import { writeRest } from '../ui/panelClient.ts'
import { useTypedTicket } from './useTypedTicket.ts'

type State = (typeof TICKET_STATES)[number]['id']
type Props = {
  id: string
  state: State
  reply: string
  note: string
  /** Version of the shown ticket, so that a newer reply is not overwritten. */
  updatedAt: string
}

/** Form on a ticket: reply, next status, and internal note. */
export function TicketForm({ id, state, reply, note, updatedAt }: Props) {
  const [answer, setAnswer] = useState(reply)
  const [remark, setRemark] = useState(note)
  const [next, setNext] = useState<State>(state)
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const router = useRouter()
  const field = useId()
  const isNew = answer.trim() !== '' && answer.trim() !== reply
  const typed = useTypedTicket(id, { answer, remark })

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy || isTooLong(event.currentTarget)) return
    setBusy(true)
    const saved = await writeRest('PATCH', `/support-tickets/${id}?depth=0`, {
      ...(isNew ? { reply: answer.trim() } : {}),
      note: remark.trim(),
      state: next,
      updatedAt,
    })
    setBusy(false)
    setProblem(saved.apiSuccess ? '' : saved.message)
    if (!saved.apiSuccess) return
    toast.success(isNew ? 'The answer is sent' : 'Saved')
    router.refresh()
  }

  return (
    <form className="panel-card ticket" onSubmit={submit} noValidate>
      {typed.found && (
        <UnsavedText
          at={typed.found.at}
          onRestore={() => {
            const { answer: typedAnswer = '', remark: typedRemark = '' } = typed.found?.values ?? {}
            setAnswer(typedAnswer)
            setRemark(typedRemark)
          }}
          onDiscard={typed.discard}
        />
      )}
      <LimitedField
        label={reply ? 'Change the answer' : 'Answer'}
        rows={6}
        max={3000}
        value={answer}
        onChange={setAnswer}
        help="The student gets a notification and an e-mail each time the answer changes."
      />
      <LimitedField label="Note for the team" rows={2} max={1000} value={remark} onChange={setRemark} />
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
