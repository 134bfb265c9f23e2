'use client'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import type { AssignmentResponse, HandedFile } from '#domain/calls/learning/assignments.ts'
import { MAX_ANSWER_FILE_BYTES } from '#domain/exams/answers/answerFiles.ts'
import { MAX_ASSIGNMENT_TEXT } from '#domain/learning/assignment.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { addAssignmentFile, handIn } from '#site/data/account/assignments.ts'
import { noAnswerText } from '#site/data/base/noAnswerText.ts'
import { preparePage } from '#site/data/exams/preparePage.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useKeptInput } from '#site/features/shell/useKeptInput.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Banner } from '#site/ui/Banner.tsx'
import { Button } from '#site/ui/Button.tsx'
import { FileDrop } from '#site/ui/fields/FileDrop.tsx'
import { TextArea } from '#site/ui/fields/TextArea.tsx'
import { IconButton } from '#site/ui/IconButton.tsx'
import { useSnackbar } from '#site/ui/overlays/SnackbarProvider.tsx'
import { buttons, file as fileStyle, files as filesStyle, form } from './AssignmentPanel.css.ts'

const TYPES = ['image/*', 'application/pdf']

type AssignmentFormProps = {
  of: { lecture: string; uid: string }
  assignment: AssignmentResponse['assignment']
  /** The answer that this one replaces or improves. */
  before: AssignmentResponse['submission']
  onDone: () => Promise<void>
  onCancel: (() => void) | null
}

/** Writes an answer, with photos and PDFs, and hands it in. What was typed survives a reload. */
export function AssignmentForm({ of, assignment, before, onDone, onCancel }: AssignmentFormProps) {
  const t = useTexts('assignment')
  const { base } = useProject()
  const showSnackbar = useSnackbar()
  const { values, setValues, forget } = useKeptInput(`assignment-${of.lecture}`, of.uid, {
    text: before?.text ?? '',
  })
  const { text } = values
  const [files, setFiles] = useState<readonly HandedFile[]>(before?.files ?? [])
  const [chosen, setChosen] = useState<readonly File[]>([])
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const free = assignment.maxFiles - files.length

  const submit = async () => {
    if (isSending) return
    if (!text.trim() && files.length + chosen.length === 0) return setProblem(t.empty)
    setSending(true)
    const failed = await send().catch(() => noAnswerText(base, 'notSent'))
    setSending(false)
    setProblem(failed)
  }

  /** Sends the files, then the answer that names them; null when it was handed in, else why not. */
  const send = async (): Promise<string | null> => {
    const all = [...files]
    for (const file of chosen) {
      const page = await preparePage(file)
      const { name } = file
      if (page.state === 'tooLarge') return fillPlaceholders(t.tooLarge, { name })
      if (page.state !== 'ready') return fillPlaceholders(t.broken, { name })
      const { body } = await addAssignmentFile(base, of.lecture, page.digest, page.blob)
      if (!body.apiSuccess) return body.message
      if (!all.some(({ digest }) => digest === page.digest))
        all.push({ digest: page.digest, name: name.slice(-MAX_NAME) })
    }
    const { body } = await handIn(base, { lecture: of.lecture, text, files: all })
    if (!body.apiSuccess) return body.message
    forget()
    showSnackbar(body.message)
    await onDone()
    return null
  }

  return (
    <form
      className={form}
      noValidate
      aria-labelledby="assignment"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <TextArea
        label={t.answer}
        rows={8}
        maxLength={MAX_ASSIGNMENT_TEXT}
        counter={`${text.length}/${MAX_ASSIGNMENT_TEXT}`}
        value={text}
        onChange={(typed) => setValues({ text: typed })}
      />
      {files.length > 0 ? (
        <ul className={filesStyle} aria-label={t.handedFiles}>
          {files.map(({ digest, name }) => (
            <li key={digest} className={fileStyle}>
              <bdi>{name}</bdi>
              <IconButton
                icon={X}
                label={fillPlaceholders(t.removeFile, { name })}
                isDisabled={isSending}
                onPress={() => setFiles(files.filter((one) => one.digest !== digest))}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {free > 0 ? (
        <FileDrop
          label={t.files}
          help={fillPlaceholders(t.filesHelp, { most: assignment.maxFiles })}
          files={chosen}
          onChange={setChosen}
          accept={TYPES}
          acceptText={t.fileTypes}
          maxBytes={MAX_CHOSEN_BYTES}
          maxFiles={free}
          isPending={isSending}
        />
      ) : null}
      {problem ? (
        <Banner tone="danger" role="alert">
          {problem}
        </Banner>
      ) : null}
      <div className={buttons}>
        <Button type="submit" isPending={isSending}>
          {before?.state === 'returned' ? t.handInAgain : t.handIn}
        </Button>
        {onCancel ? (
          <Button look="outline" isDisabled={isSending} onPress={onCancel}>
            {t.cancel}
          </Button>
        ) : null}
      </div>
    </form>
  )
}

const MAX_NAME = 120
/** Photos are made smaller before they are sent. */
const MAX_CHOSEN_BYTES = 4 * MAX_ANSWER_FILE_BYTES
