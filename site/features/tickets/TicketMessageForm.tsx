'use client'
import { type ReactNode, useRef, useState } from 'react'
import { MAX_TICKET_LENGTH, TicketMessageBodySchema, type TicketView } from '#domain/calls/tickets.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { attemptId, changeTicket, sendTicketFiles } from '#site/data/account/tickets.ts'
import { MessageFilesField } from '#site/features/shell/files/MessageFilesField.tsx'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { localisedProblem } from '#site/texts/localisedProblem.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Banner } from '#site/ui/Banner.tsx'
import { Button } from '#site/ui/Button.tsx'
import { Card } from '#site/ui/Card.tsx'
import { TextArea } from '#site/ui/fields/TextArea.tsx'
import { useSnackbar } from '#site/ui/overlays/SnackbarProvider.tsx'
import { buttons, form } from './TicketsScreen.css.ts'

type MessageFormProps = {
  ticket: Pick<TicketView, 'id' | 'number'>
  sendLabel: string
  onSent: () => Promise<unknown>
  /** Further buttons beside that of sending. */
  children?: ReactNode
}

/** A message in a ticket. What was written stays until it has been received; sent twice, it is one message. */
export function TicketMessageForm({ ticket, sendLabel, onSent, children }: MessageFormProps) {
  const t = useTexts('tickets')
  const problemTexts = useTexts('problems')
  const { base } = useProject()
  const showSnackbar = useSnackbar()
  const [text, setText] = useState('')
  const [files, setFiles] = useState<File[]>([])
  const [isTried, setIsTried] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const attempt = useRef(attemptId())
  const arrived = useRef(new Map<File, string>())
  const read = TicketMessageBodySchema.safeParse({ ticket: ticket.id, text, attempt: attempt.current })
  const [issue] = read.success ? [] : read.error.issues

  /** Why it was not sent; null when it was. */
  const deliver = async (): Promise<string | null> => {
    if (!read.success) return null
    const sent = await sendTicketFiles(base, files, arrived.current)
    if ('problem' in sent) return sent.problem
    const answer = await changeTicket(base, 'addmessage', { ...read.data, files: sent.ids })
    await onSent().catch(() => undefined)
    if (!answer.apiSuccess) return answer.message
    showSnackbar(answer.message)
    attempt.current = attemptId()
    arrived.current = new Map()
    setText('')
    setFiles([])
    setIsTried(false)
    return null
  }
  const submit = async () => {
    setIsTried(true)
    if (!read.success || isSending) return
    setIsSending(true)
    setProblem(await deliver())
    setIsSending(false)
  }
  const label = fillPlaceholders(t.addTo, { number: ticket.number })
  return (
    <Card as="section" pad="l" aria-label={label}>
      <form
        className={form}
        noValidate
        aria-label={label}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <TextArea
          label={t.message}
          rows={4}
          counter={`${text.length}/${MAX_TICKET_LENGTH.text}`}
          value={text}
          onChange={(typed) => {
            // Changed words are another message, even after a try without an answer.
            attempt.current = attemptId()
            setText(typed)
          }}
          isRequired
          validationBehavior="aria"
          error={isTried && issue ? localisedProblem(problemTexts, issue) : undefined}
        />
        <MessageFilesField
          texts={t}
          files={files}
          onChange={(chosen) => {
            attempt.current = attemptId()
            setFiles(chosen)
          }}
          isPending={isSending}
        />
        {problem ? (
          <Banner tone="danger" role="alert">
            {problem}
          </Banner>
        ) : null}
        <div className={buttons}>
          <Button type="submit" isPending={isSending}>
            {sendLabel}
          </Button>
          {children}
        </div>
      </form>
    </Card>
  )
}
