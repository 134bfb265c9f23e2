'use client'
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type FormEvent, useId, useRef, useState } from 'react'
import { MAX_TICKET_LENGTH } from '#domain/calls/tickets.ts'
import { type CannedVariable, fillCannedReply, unfilledVariables } from '#domain/tickets/cannedReply.ts'
import type { StoredFile } from '#domain/tickets/files.ts'
import { UnsavedText } from '../session/UnsavedText.tsx'
import { isTooLong } from '../ui/isTooLong.ts'
import { LimitedField } from '../ui/LimitedField.tsx'
import { postCall, postForm } from '../ui/panelClient.ts'
import { useTypedTicket } from './useTypedTicket.ts'

export type CannedChoice = { id: string; title: string; text: string }

type Props = {
  id: string
  /** Whether the ticket takes replies; a note can be added always. */
  takesReplies: boolean
  /** How a reply reaches the student. */
  reach: string
  canned: readonly CannedChoice[]
  /** Values of the variables of canned replies. */
  values: Partial<Record<CannedVariable, string | null>>
}

const newAttempt = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-')

/** Writes a reply to the student, or a note for the team, with files and canned replies. */
export function ReplyForm({ id, takesReplies, reach, canned, values }: Props) {
  const [text, setText] = useState('')
  const [isNote, setNote] = useState(!takesReplies)
  const [resolves, setResolves] = useState(false)
  const [files, setFiles] = useState<StoredFile[]>([])
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const attempt = useRef(newAttempt())
  const router = useRouter()
  const field = useId()
  const typed = useTypedTicket(id, { text })
  const change = (typedText: string) => {
    attempt.current = newAttempt()
    setText(typedText)
  }

  async function addFiles(chosen: readonly File[]) {
    setBusy(true)
    for (const file of chosen) {
      const form = new FormData()
      form.set('file', file)
      const answer = await postForm<{ file: StoredFile }>('/tickets/addfile', form)
      setProblem(answer.apiSuccess ? '' : `${file.name}: ${answer.message}`)
      if (answer.apiSuccess) setFiles((before) => [...before, answer.file])
    }
    attempt.current = newAttempt()
    setBusy(false)
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy || isTooLong(event.currentTarget)) return
    if (text.trim().length < 2) return setProblem('Write the message first')
    const unfilled = unfilledVariables(text).map((name) => `{${name}}`)
    if (!isNote && unfilled.length > 0)
      return setProblem(`Write the words for ${unfilled.join(', ')} first. Nothing is sent yet`)
    setBusy(true)
    const body = { ticket: id, text, attempt: attempt.current, files: files.map((file) => file.id) }
    const answer = await (isNote
      ? postCall('/supportdesk/note', body)
      : postCall('/supportdesk/reply', { ...body, resolves }))
    setBusy(false)
    setProblem(answer.apiSuccess ? '' : answer.message)
    if (!answer.apiSuccess) return router.refresh()
    toast.success(answer.message)
    typed.discard()
    change('')
    setFiles([])
    setResolves(false)
    router.refresh()
  }

  return (
    <form className="panel-card ticket" onSubmit={submit} noValidate aria-label="Write a message">
      {typed.found && (
        <UnsavedText
          at={typed.found.at}
          onRestore={() => change(typed.found?.values.text ?? '')}
          onDiscard={typed.discard}
        />
      )}
      {takesReplies && (
        <fieldset className="ticket__kinds" aria-label="Who reads it">
          {[false, true].map((forTeam) => (
            <label key={String(forTeam)}>
              <input
                type="radio"
                name={`${field}-kind`}
                checked={isNote === forTeam}
                onChange={() => setNote(forTeam)}
              />
              {forTeam ? 'Note for the team' : 'Reply to the student'}
            </label>
          ))}
        </fieldset>
      )}
      {!isNote && canned.length > 0 && (
        <div className="panel-field ticket__state">
          <label htmlFor={`${field}-canned`}>Insert a canned reply</label>
          <select
            id={`${field}-canned`}
            value=""
            onChange={({ target }) => {
              const one = canned.find((choice) => choice.id === target.value)
              if (one) change([text.trim(), fillCannedReply(one.text, values)].filter(Boolean).join('\n\n'))
            }}
          >
            <option value="">Choose</option>
            {canned.map((one) => (
              <option key={one.id} value={one.id}>
                {one.title}
              </option>
            ))}
          </select>
        </div>
      )}
      <LimitedField
        label={isNote ? 'Note' : 'Reply'}
        rows={6}
        max={MAX_TICKET_LENGTH.reply}
        value={text}
        onChange={change}
        help={isNote ? 'Only the team reads it.' : reach}
      />
      <div className="panel-field">
        <label htmlFor={`${field}-files`}>Pictures or PDF</label>
        <input
          id={`${field}-files`}
          type="file"
          multiple
          accept="image/jpeg,image/png,image/webp,image/avif,application/pdf"
          disabled={isBusy}
          onChange={({ target }) => {
            void addFiles([...(target.files ?? [])])
            target.value = ''
          }}
        />
        {files.length > 0 && (
          <ul className="ticket__files">
            {files.map((file) => (
              <li key={file.id}>
                {file.name}{' '}
                <button
                  type="button"
                  className="panel-linklike"
                  onClick={() => setFiles(files.filter((kept) => kept.id !== file.id))}
                >
                  {`Remove ${file.name}`}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      {!isNote && (
        <label className="ticket__resolves">
          <input type="checkbox" checked={resolves} onChange={() => setResolves(!resolves)} />
          Resolve the ticket with this reply
        </label>
      )}
      <p className="panel-field__error" role="alert">
        {problem}
      </p>
      <div className="panel-actions">
        <button type="submit" className="panel-button panel-button--primary" aria-disabled={isBusy}>
          {isNote ? 'Save note' : 'Send reply'}
        </button>
      </div>
    </form>
  )
}
