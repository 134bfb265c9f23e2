'use client'
import { useId, useRef, useState } from 'react'
import { MAX_REQUEST_LENGTH, RequestSchema } from '#domain/calls/requests.ts'
import { REQUEST_KINDS } from '#domain/requests/requests.ts'
import { sendRequest } from '#site/data/account/requests.ts'
import { attemptId } from '#site/data/account/tickets.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useKeptInput } from '#site/features/shell/useKeptInput.ts'
import { localisedProblem } from '#site/texts/localisedProblem.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Banner } from '#site/ui/Banner.tsx'
import { Button } from '#site/ui/Button.tsx'
import { Select } from '#site/ui/fields/Select.tsx'
import { TextArea } from '#site/ui/fields/TextArea.tsx'
import { Dialog } from '#site/ui/overlays/Dialog.tsx'
import { useSnackbar } from '#site/ui/overlays/SnackbarProvider.tsx'
import { form as formStyle } from './TicketsScreen.css.ts'

type Values = { kind: string | null; text: string }
const EMPTY: Values = { kind: null, text: '' }

type RequestDialogProps = { uid: string; onClose: () => void; onSent: () => void }

/** Sends a request to the team. The input stays until it has been received; sent twice, the same input is one request. */
export function RequestDialog({ uid, onClose, onSent }: RequestDialogProps) {
  const { requests: t } = useTexts('tickets')
  const problemTexts = useTexts('problems')
  const { base } = useProject()
  const { values, setValues, forget } = useKeptInput<Values>('request', uid, EMPTY)
  const [isSubmitted, setIsSubmitted] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const showSnackbar = useSnackbar()
  const attempt = useRef<string | null>(null)
  const element = useRef<HTMLFormElement>(null)
  const formId = useId()
  const read = RequestSchema.safeParse(values)
  const problems: Partial<Record<string, string>> = {}
  for (const issue of read.success || !isSubmitted ? [] : read.error.issues)
    problems[String(issue.path[0])] ??= localisedProblem(problemTexts, issue)
  const set = (change: Partial<Values>) => {
    // Changed input is another request, even after a try without an answer.
    attempt.current = null
    setValues((before) => ({ ...before, ...change }))
  }
  const send = async () => {
    setIsSubmitted(true)
    if (!read.success) {
      const wrong = read.error.issues[0]?.path[0] === 'kind' ? 'kind' : 'text'
      element.current?.querySelector<HTMLElement>(`[data-field="${wrong}"] :is(textarea, button)`)?.focus()
      return
    }
    attempt.current ??= attemptId()
    setIsSending(true)
    setProblem(null)
    const answer = await sendRequest(base, { ...read.data, attempt: attempt.current })
    setIsSending(false)
    if (!answer.apiSuccess) return setProblem(answer.message)
    forget()
    showSnackbar(answer.message)
    onSent()
    onClose()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t.open}
      foot={
        <Button type="submit" form={formId} size="l" isBlock isPending={isSending}>
          {t.send}
        </Button>
      }
    >
      <form
        id={formId}
        ref={element}
        className={formStyle}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isSending) void send()
        }}
      >
        <div data-field="kind">
          <Select
            label={t.kind}
            options={REQUEST_KINDS.map(({ id }) => ({ id, label: t.kinds[id] }))}
            value={values.kind}
            onChange={(kind) => set({ kind })}
            isRequired
            error={problems.kind}
          />
        </div>
        <div data-field="text">
          <TextArea
            label={t.details}
            counter={`${values.text.length}/${MAX_REQUEST_LENGTH.text}`}
            rows={4}
            value={values.text}
            onChange={(text) => set({ text })}
            isRequired
            validationBehavior="aria"
            error={problems.text}
          />
        </div>
        {problem ? (
          <Banner tone="danger" role="alert">
            {problem}
          </Banner>
        ) : null}
      </form>
    </Dialog>
  )
}
