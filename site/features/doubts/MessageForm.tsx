'use client'
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { type DoubtAnswerBody, DoubtAnswerBodySchema, MAX_DOUBT_LENGTH } from '#domain/calls/doubts.ts'
import type { PageDrawing } from '#domain/exams/sheets/pageDrawing.ts'
import { FILES_PER_MESSAGE } from '#domain/tickets/files.ts'
import { attemptId, sendTicketFiles } from '#site/data/account/tickets.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { localisedProblem } from '#site/texts/localisedProblem.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Banner } from '#site/ui/Banner.tsx'
import { Button } from '#site/ui/Button.tsx'
import { Card } from '#site/ui/Card.tsx'
import { TextArea } from '#site/ui/fields/TextArea.tsx'
import { useSnackbar } from '#site/ui/overlays/SnackbarProvider.tsx'
import { type DrawablePage, DrawField } from './DrawField.tsx'
import { buttons, form } from './doubts.css.ts'
import { VoiceField } from './VoiceField.tsx'

// Choosing files loads with the form.
const MessageFilesField = lazy(() =>
  import('#site/features/shell/files/MessageFilesField.tsx').then((m) => ({ default: m.MessageFilesField })),
)

const FormulaPreview = lazy(() => import('./FormulaPreview.tsx').then((m) => ({ default: m.FormulaPreview })))

type Answer = { apiSuccess: boolean; message: string }
type MessageFormProps = {
  doubt: string
  label: string
  sendLabel: string
  help: string
  /** Below the choice of files. */
  filesHelp: string
  send: (body: DoubtAnswerBody) => Promise<Answer>
  onSent: () => Promise<unknown>
  /** Whether a voice note may be recorded: on pages of students, which may use the microphone. */
  mayRecord?: boolean
  /** Pages on which an expert may draw; none on pages of students. */
  pages?: readonly DrawablePage[]
  /** Further buttons beside that of sending. */
  children?: ReactNode
}

/** A message in a doubt. What was typed stays until it has been received; sent twice, it is one message. */
export function MessageForm({
  doubt,
  label,
  sendLabel,
  help,
  filesHelp,
  send,
  onSent,
  mayRecord = false,
  pages = [],
  children,
}: MessageFormProps) {
  const t = useTexts('doubts')
  const problemTexts = useTexts('problems')
  const showSnackbar = useSnackbar()
  const { base } = useProject()
  const [text, setText] = useState('')
  const [files, setFiles] = useState<File[]>([])
  const [drawings, setDrawings] = useState<{ file: string | null; drawing: PageDrawing }[]>([])
  const [isTried, setIsTried] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const attempt = useRef(attemptId())
  const arrived = useRef(new Map<File, string>())
  const read = DoubtAnswerBodySchema.safeParse({ doubt, text, attempt: attempt.current })
  const [issue] = read.success ? [] : read.error.issues
  /** Why it was not sent; null when it was. */
  const deliver = async (): Promise<string | null> => {
    if (!read.success) return null
    const sent = await sendTicketFiles(base, files, arrived.current)
    if ('problem' in sent) return sent.problem
    const drawn = drawings.filter(({ drawing }) => drawing.length > 0)
    const answer = await send({ ...read.data, files: sent.ids, drawings: drawn })
    await onSent().catch(() => undefined)
    if (!answer.apiSuccess) return answer.message
    showSnackbar(answer.message)
    attempt.current = attemptId()
    arrived.current = new Map()
    setText('')
    setFiles([])
    setDrawings([])
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
  return (
    <Card as="section" pad="l">
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
          label={label}
          help={help}
          rows={5}
          counter={`${text.length}/${MAX_DOUBT_LENGTH.text}`}
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
        <Suspense fallback={null}>
          <FormulaPreview text={text} />
        </Suspense>
        <Suspense fallback={null}>
          <MessageFilesField
            texts={{ ...t, filesHelp }}
            files={files}
            onChange={(chosen) => {
              attempt.current = attemptId()
              setFiles(chosen)
            }}
            isPending={isSending}
          />
        </Suspense>
        {mayRecord ? (
          <VoiceField
            isDisabled={isSending || files.length >= FILES_PER_MESSAGE}
            onRecorded={(note) => {
              attempt.current = attemptId()
              setFiles((before) => [...before, note])
            }}
          />
        ) : null}
        {pages.length > 0 ? (
          <DrawField
            pages={pages}
            drawings={drawings}
            isDisabled={isSending}
            onChange={(drawn) => {
              attempt.current = attemptId()
              setDrawings(drawn)
            }}
          />
        ) : null}
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
