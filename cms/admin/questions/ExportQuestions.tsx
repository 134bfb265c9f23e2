'use client'
import { useId, useState } from 'react'
import { EXPORT_FORMATS } from '#domain/calls/exams/bank.ts'
import { DialogForm } from '../ui/DialogForm.tsx'
import { postCall } from '../ui/panelClient.ts'
import { saveBase64 } from './saveBase64.ts'

const LABELS: Record<(typeof EXPORT_FORMATS)[number], string> = {
  json: 'JSON, with everything',
  moodleXml: 'Moodle XML',
  csv: 'CSV',
  xlsx: 'Excel (XLSX)',
  docx: 'Word (DOCX)',
}

type Props = {
  /** The filters of the list; empty ones are left out. */
  filter: Readonly<Record<string, string>>
  onClose: () => void
}
type ExportResult = {
  name: string
  type: string
  base64: string
  questions: number
  notes: { question: string; text: string }[]
}

/** Downloads the questions that the list shows with its filters, with keys and solutions. */
export function ExportQuestions({ filter, onClose }: Props) {
  const [format, setFormat] = useState<string>('json')
  const [notes, setNotes] = useState<ExportResult['notes']>([])
  const id = useId()

  async function send() {
    const activeFilters = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''))
    const result = await postCall<ExportResult>('/bank/exportquestions', { format, filter: activeFilters })
    if (!result.apiSuccess) return result
    saveBase64(result.name, result.type, result.base64)
    setNotes(result.notes)
    if (result.notes.length > 0) return null
    return { ...result, message: `${result.questions} questions exported` }
  }

  return (
    <DialogForm title="Export questions" submit="Download" busy="Writing…" send={send} onClose={onClose}>
      {(state) => (
        <>
          <p className="panel-muted">
            All questions that the list shows with its filters, with keys and solutions.
          </p>
          <div className="panel-field">
            <label htmlFor={id}>Format</label>
            <select id={id} value={format} onChange={(event) => setFormat(event.target.value)} {...state}>
              {EXPORT_FORMATS.map((value) => (
                <option key={value} value={value}>
                  {LABELS[value]}
                </option>
              ))}
            </select>
          </div>
          {notes.length > 0 && (
            <div className="panel-note panel-note--warning" role="status">
              <div>
                <p>Downloaded. The file does not contain:</p>
                <ul className="question-list">
                  {notes.map(({ question, text }) => (
                    <li key={`${question} ${text}`}>{`${question}: ${text}`}</li>
                  ))}
                </ul>
              </div>
            </div>
          )}
        </>
      )}
    </DialogForm>
  )
}
