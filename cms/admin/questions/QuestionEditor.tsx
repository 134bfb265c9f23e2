'use client'
import { Link, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type FormEvent, useMemo, useRef, useState } from 'react'
import { draftOfExchange } from '#domain/exams/bank/draftOfExchange.ts'
import { exchangeOfDraft } from '#domain/exams/bank/exchangeOfDraft.ts'
import { emptyQuestion, type QuestionDraft } from '#domain/exams/bank/questionDraft.ts'
import { UnsavedText } from '../session/UnsavedText.tsx'
import { postCall } from '../ui/panelClient.ts'
import { AboutFields } from './AboutFields.tsx'
import { EditorContext } from './editorContext.ts'
import { LeafFields } from './LeafFields.tsx'
import { PartsField } from './PartsField.tsx'
import { PreviewCard } from './PreviewCard.tsx'
import { bankFileUrl } from './questionLabels.ts'
import { typesetOfDraft } from './typesetOfDraft.ts'
import { useLeaveWarning } from './useLeaveWarning.ts'
import { usePreviews } from './usePreviews.ts'
import { useSimilar } from './useSimilar.ts'
import { useTypedQuestion } from './useTypedQuestion.ts'

type Props = {
  /** Null for a new question. */
  id: string | null
  /** The version in `exchange`. */
  version: number | null
  /** The question in the exchange format; null for a new one. */
  exchange: object | null
}

type Saved = { id: string; version: number; isChanged: boolean }

/** Form of a question: texts in both languages, key, solution and tags, with a preview as students see it. */
export function QuestionEditor({ id, version, exchange }: Props) {
  const start = useMemo(() => (exchange ? draftOfExchange(exchange) : emptyQuestion()), [exchange])
  const [draft, setDraft] = useState(start)
  const [shown, setShown] = useState(start)
  const [seenVersion, setSeenVersion] = useState(version)
  const [code, setCode] = useState('')
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [message, setMessage] = useState('')
  const isBusy = useRef(false)
  const form = useRef<HTMLFormElement>(null)
  const router = useRouter()
  const isChanged = draft !== shown
  const previews = usePreviews(draft)
  const similar = useSimilar(id, draft, isChanged)
  const typed = useTypedQuestion(id, { draft, version: seenVersion, isChanged })
  useLeaveWarning(isChanged)

  const editor = {
    problemsOf: (path: string) => [
      ...(problems[path] ? [problems[path]] : []),
      ...(previews.get(path)?.problems ?? []).filter((text) => !problems[path]?.includes(text)),
    ],
    previewOf: (path: string) => previews.get(path),
    forget: (path: string) => setProblems(({ [path]: _, ...others }) => others),
    fileUrl: bankFileUrl(id),
  }

  async function save(event: FormEvent) {
    event.preventDefault()
    if (isBusy.current) return
    isBusy.current = true
    const sent = draft
    const answer = await postCall<Saved>('/bank/savequestion', {
      id,
      seenVersion,
      code: code.trim() || null,
      question: exchangeOfDraft(sent),
    })
    isBusy.current = false
    if (!answer.apiSuccess) {
      setProblems(answer.fields ?? {})
      setMessage(
        answer.fields && answer.code !== 'invalid'
          ? 'Not saved yet. Correct what is marked.'
          : answer.message,
      )
      requestAnimationFrame(() => firstWrong(form.current)?.focus())
      return
    }
    setProblems({})
    setMessage('')
    setShown(sent)
    setSeenVersion(answer.version)
    typed.discard()
    toast.success(answer.message)
    if (!id) router.push(`/admin/collections/questions/${answer.id}`)
    else router.refresh()
  }

  const restore = () => {
    if (!typed.unsaved) return
    setDraft(typed.unsaved.draft)
    if (typed.unsaved.version !== seenVersion)
      setMessage(`Version ${seenVersion} was saved after this text was typed. Saving replaces it.`)
  }
  const change = (changed: QuestionDraft) => setDraft(changed)
  return (
    <EditorContext value={editor}>
      <form ref={form} className="question-editor" onSubmit={save} noValidate>
        {typed.unsaved && <UnsavedText at={typed.unsaved.at} onRestore={restore} onDiscard={typed.discard} />}
        <div className="question-editor__main">
          {draft.type === 'comprehension' ? (
            <PartsField draft={draft} onChange={change} />
          ) : (
            <LeafFields
              leaf={{ ...draft.leaf, type: draft.type }}
              path=""
              onChange={(leaf) => change({ ...draft, leaf })}
            />
          )}
        </div>
        <div className="question-editor__side">
          <AboutFields draft={draft} onChange={change} code={id ? null : code} onCode={setCode} />
          {similar.length > 0 && (
            <div className="panel-note panel-note--warning" role="status">
              <div>
                <p>The bank has this question already:</p>
                <ul>
                  {similar.map((other) => (
                    <li key={other.id}>
                      <Link href={`/admin/collections/questions/${other.id}`} prefetch={false}>
                        {`${other.code}: ${other.title}`}
                      </Link>
                      {other.isRetired ? ' (retired)' : ''}
                    </li>
                  ))}
                </ul>
              </div>
            </div>
          )}
          <PreviewCard content={typesetOfDraft(draft, editor.previewOf)} fileUrl={editor.fileUrl} />
        </div>
        <div className="question-editor__foot">
          <p className="panel-field__error" role="alert">
            {message}
          </p>
          <OtherProblems problems={problems} />
          <button type="submit" className="panel-button panel-button--primary">
            {id ? 'Save' : 'Add question'}
          </button>
          <span className="panel-muted panel-small" aria-live="polite">
            {isChanged ? 'Not saved yet' : seenVersion ? `Version ${seenVersion}` : ''}
          </span>
        </div>
      </form>
    </EditorContext>
  )
}

const firstWrong = (form: HTMLElement | null): HTMLElement | null =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? null

/** Everything that is wrong, with its place, so that nothing is missed that no field shows. */
function OtherProblems({ problems }: { problems: Record<string, string> }) {
  const entries = Object.entries(problems)
  if (entries.length === 0) return null
  return (
    <details className="question-problems">
      <summary>{entries.length === 1 ? 'One problem' : `${entries.length} problems`}</summary>
      <ul>
        {entries.map(([path, text]) => (
          <li key={path}>
            <code>{path || 'question'}</code> {text}
          </li>
        ))}
      </ul>
    </details>
  )
}
