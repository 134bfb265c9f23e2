'use client'
import { useRouter } from 'next/navigation'
import { type ReactNode, useId, useRef, useState } from 'react'
import { MAX_LINES_PER_CALL } from '#domain/calls/shopAdmin.ts'
import { LINE_REASONS } from '#domain/panel/shopAdminTexts.ts'
import { Dialog } from '../ui/Dialog.tsx'
import type { Answered } from '../ui/panelClient.ts'
import type { ParsedLines } from './parseLines.ts'
import { RefusedLines } from './RefusedLines.tsx'

type Refused = { line: number; reason: keyof typeof LINE_REASONS }
type Added = { added: number; refused: Refused[]; filled?: number }
type Props<R> = {
  title: string
  help: string
  label: string
  accept: string
  read: (text: string) => ParsedLines<R>
  call: (rows: R[]) => Promise<Answered<Added>>
  /** Further fields above the text. */
  children?: ReactNode
  /** Reason why the form cannot be sent yet; null when it can. */
  missing?: string | null
  onClose: () => void
}
type Done = { added: number; filled: number; refused: Refused[] }

/** Adds codes or keys, typed or from a file, in batches of `MAX_LINES_PER_CALL`; lists the rejected lines with their reasons. */
export function AddLines<R>(props: Props<R>) {
  const { title, help, label, accept, read, call, children, missing = null, onClose } = props
  const [text, setText] = useState('')
  const [problem, setProblem] = useState('')
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null)
  const [result, setResult] = useState<Done | null>(null)
  const file = useRef<HTMLInputElement>(null)
  /** The text of the chosen file while it is read. */
  const reading = useRef<Promise<string> | null>(null)
  const isSending = useRef(false)
  const router = useRouter()
  const id = useId()

  async function send() {
    if (isSending.current) return
    isSending.current = true
    try {
      await sendLines(reading.current ? await reading.current : text)
    } finally {
      isSending.current = false
    }
  }

  async function sendLines(content: string) {
    const lines = read(content)
    const reason = missing ?? (lines.ok ? null : lines.message)
    setProblem(reason ?? '')
    if (reason !== null || !lines.ok) return
    const total: Done = { added: 0, filled: 0, refused: [] }
    for (let at = 0; at < lines.rows.length; at += MAX_LINES_PER_CALL) {
      setProgress({ done: at, all: lines.rows.length })
      const answer = await call(lines.rows.slice(at, at + MAX_LINES_PER_CALL))
      if (!answer.apiSuccess) {
        setProgress(null)
        setProblem(at > 0 ? `${answer.message} The first ${total.added} are added.` : answer.message)
        return
      }
      total.added += answer.added
      total.filled += answer.filled ?? 0
      total.refused.push(...answer.refused)
    }
    setProgress(null)
    setResult(total)
    router.refresh()
  }

  return (
    <Dialog title={title} onClose={onClose}>
      {result ? (
        <>
          <p role="status" className="panel-note panel-note--success">
            {`${result.added.toLocaleString('en-IN')} added`}
            {result.filled > 0 && `, ${result.filled} waiting orders have their keys now`}
            {result.refused.length > 0 && `, ${result.refused.length.toLocaleString('en-IN')} left out`}
          </p>
          <RefusedLines
            rows={result.refused.map(({ line, reason }) => ({ line, why: LINE_REASONS[reason] }))}
          />
          <div className="panel-actions people-dialog__actions">
            <button type="button" className="panel-button panel-button--primary" onClick={onClose}>
              Done
            </button>
          </div>
        </>
      ) : (
        <>
          <p className="panel-muted">{help}</p>
          {children}
          <div className="panel-field">
            <label htmlFor={id}>{label}</label>
            <textarea
              id={id}
              rows={8}
              className="shop-lines"
              spellCheck={false}
              value={text}
              aria-invalid={problem !== ''}
              aria-describedby={`${id}-problem`}
              onChange={(event) => {
                reading.current = null
                setText(event.target.value)
              }}
            />
          </div>
          <input
            ref={file}
            className="panel-hidden"
            type="file"
            accept={accept}
            aria-label="File"
            tabIndex={-1}
            onChange={async (event) => {
              const chosen = event.target.files?.[0]
              if (!chosen) return
              const content = chosen.text()
              reading.current = content
              event.target.value = ''
              const newText = await content
              if (reading.current === content) setText(newText)
            }}
          />
          <p id={`${id}-problem`} className="panel-field__error" role="alert">
            {problem}
          </p>
          {progress && (
            <progress max={progress.all} value={progress.done} aria-label="Lines sent">
              {progress.done}
            </progress>
          )}
          <div className="panel-actions people-dialog__actions">
            <button
              type="button"
              className="panel-button panel-button--quiet"
              onClick={() => file.current?.click()}
            >
              Choose a file
            </button>
            <button type="button" className="panel-button" onClick={onClose}>
              Back
            </button>
            <button
              type="button"
              className="panel-button panel-button--primary"
              aria-disabled={progress !== null}
              onClick={send}
            >
              Add
            </button>
          </div>
        </>
      )}
    </Dialog>
  )
}
