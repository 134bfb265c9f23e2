'use client'
import { useId, useRef, useState } from 'react'
import type { z } from 'zod'
import { DOUBT_SUBJECTS, type DoubtAskBody, DoubtSchema, MAX_DOUBT_LENGTH } from '#domain/calls/doubts.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { FILES_PER_MESSAGE } from '#domain/tickets/files.ts'
import type { DoubtStart } from '#site/data/account/doubtHref.ts'
import { askDoubt } from '#site/data/account/doubts.ts'
import { attemptId, sendTicketFiles } from '#site/data/account/tickets.ts'
import { doubtFrame, forgetDoubtFrame } from '#site/features/shell/doubtFrame.ts'
import { MessageFilesField } from '#site/features/shell/files/MessageFilesField.tsx'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useKeptInput } from '#site/features/shell/useKeptInput.ts'
import { localisedProblem } from '#site/texts/localisedProblem.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Banner } from '#site/ui/Banner.tsx'
import { Button } from '#site/ui/Button.tsx'
import { Checkbox } from '#site/ui/fields/Checkbox.tsx'
import { Select } from '#site/ui/fields/Select.tsx'
import { TextArea } from '#site/ui/fields/TextArea.tsx'
import { TextField } from '#site/ui/fields/TextField.tsx'
import { Dialog } from '#site/ui/overlays/Dialog.tsx'
import { useSnackbar } from '#site/ui/overlays/SnackbarProvider.tsx'
import { facts, form as formStyle } from './doubts.css.ts'
import { FormulaPreview } from './FormulaPreview.tsx'
import { positionText } from './positionText.ts'
import { SimilarDoubts } from './SimilarDoubts.tsx'
import { VoiceField } from './VoiceField.tsx'

type AskDialogProps = {
  uid: string
  /** The lesson from which it is asked, and the second of its video. */
  about?: { lecture: string; second: number | null } | null
  /** What the form begins with. */
  start?: DoubtStart | null
  onClose: () => void
  onAsked: (number: string) => void
}

const FIELDS = ['subject', 'title', 'text'] as const
type Values = { subject: string | null; title: string; text: string }
const EMPTY: Values = { subject: null, title: '', text: '' }

/** Asks a doubt. The input stays until it has been received; sent twice, the same input is one doubt. */
export function AskDialog({ uid, about = null, start = null, onClose, onAsked }: AskDialogProps) {
  const t = useTexts('doubts')
  const problemTexts = useTexts('problems')
  const { base, slug } = useProject()
  const showSnackbar = useSnackbar()
  // A doubt about another question does not take the place of one that was begun.
  const { values, setValues, forget } = useKeptInput<Values>(
    start ? `doubt/${start.title}` : 'doubt',
    uid,
    start ? { ...EMPTY, ...start } : EMPTY,
  )
  const second = about?.second ?? null
  const time = second === null ? '' : positionText(second)
  const [files, setFiles] = useState<File[]>(() => {
    if (!about || second === null) return []
    const name = `${fillPlaceholders(t.frame, { time })}.jpg`
    const frame = doubtFrame(slug, { uid, lecture: about.lecture, second }, name)
    return frame ? [frame] : []
  })
  const [mayShare, setMayShare] = useState(false)
  const [isTried, setIsTried] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const attempt = useRef(attemptId())
  const arrived = useRef(new Map<File, string>())
  const element = useRef<HTMLFormElement>(null)
  const formId = useId()
  const read = DoubtSchema.safeParse({ ...values, ...about })
  const problemOf = (field: (typeof FIELDS)[number]): string | undefined => {
    const issue = read.error?.issues.find(({ path }) => path[0] === field)
    return isTried && issue ? localisedProblem(problemTexts, issue) : undefined
  }
  const set = (changes: Partial<Values>) => {
    // Changed input is another doubt, even after a try without an answer.
    attempt.current = attemptId()
    setValues((before) => ({ ...before, ...changes }))
  }
  const send = async () => {
    setIsTried(true)
    if (!read.success) {
      const wrong = read.error.issues[0]?.path[0]
      element.current
        ?.querySelector<HTMLElement>(`[data-field="${String(wrong)}"] :is(input, textarea, button)`)
        ?.focus()
      return
    }
    setIsSending(true)
    setProblem(null)
    const wrong = await deliver(read.data)
    setIsSending(false)
    if (wrong) setProblem(wrong)
  }
  /** Why it was not sent; null when it was. */
  const deliver = async (asked: z.output<typeof DoubtSchema>): Promise<string | null> => {
    const sent = await sendTicketFiles(base, files, arrived.current)
    if ('problem' in sent) return sent.problem
    const body: DoubtAskBody = { ...asked, attempt: attempt.current, mayShare, files: sent.ids }
    const answer = await askDoubt(base, body)
    if (!answer.apiSuccess) return answer.message
    forget()
    forgetDoubtFrame(slug)
    showSnackbar(answer.message)
    onAsked(answer.number)
    onClose()
    return null
  }
  return (
    <Dialog
      isOpen
      onClose={() => {
        forgetDoubtFrame(slug)
        onClose()
      }}
      size="l"
      title={t.ask}
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
        {second === null ? null : <p className={facts}>{fillPlaceholders(t.askingAt, { time })}</p>}
        <div data-field="subject">
          <Select
            label={t.subject}
            options={DOUBT_SUBJECTS.map((id) => ({ id, label: t.subjects[id] }))}
            value={values.subject}
            onChange={(subject) => set({ subject })}
            isRequired
            error={problemOf('subject')}
          />
        </div>
        <div data-field="title">
          <TextField
            label={t.subjectTitle}
            value={values.title}
            onChange={(title) => set({ title })}
            isRequired
            validationBehavior="aria"
            error={problemOf('title')}
          />
        </div>
        <div data-field="text">
          <TextArea
            label={t.text}
            help={t.textHelp}
            rows={6}
            counter={`${values.text.length}/${MAX_DOUBT_LENGTH.text}`}
            value={values.text}
            onChange={(text) => set({ text })}
            isRequired
            validationBehavior="aria"
            error={problemOf('text')}
          />
          <FormulaPreview text={values.text} />
        </div>
        <MessageFilesField
          texts={t}
          files={files}
          onChange={(chosen) => {
            attempt.current = attemptId()
            setFiles(chosen)
          }}
          isPending={isSending}
        />
        <VoiceField
          isDisabled={isSending || files.length >= FILES_PER_MESSAGE}
          onRecorded={(note) => {
            attempt.current = attemptId()
            setFiles((before) => [...before, note])
          }}
        />
        <SimilarDoubts asked={values} />
        <Checkbox isSelected={mayShare} onChange={setMayShare}>
          {t.mayShare}
        </Checkbox>
        {problem ? (
          <Banner tone="danger" role="alert">
            {problem}
          </Banner>
        ) : null}
      </form>
    </Dialog>
  )
}
