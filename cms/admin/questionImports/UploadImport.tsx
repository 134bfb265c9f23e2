'use client'
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type FormEvent, useId, useState } from 'react'
import type { TemplateFormat } from '#domain/calls/exams/bank.ts'
import { LOCALES, type Locale } from '#domain/text/locales.ts'
import { base64Of } from '../questions/addBankFile.ts'
import { LANGUAGE_NAMES } from '../questions/questionLabels.ts'
import { saveBase64 } from '../questions/saveBase64.ts'
import { postCall, readCall } from '../ui/panelClient.ts'

const MAX_BYTES = 10 * 1024 * 1024
const ACCEPTED = '.json,.csv,.xlsx,.xml,.gift,.txt,.aiken,.docx,.zip'

/** Sends a file to be checked and opens the page of its import. */
export function UploadImport() {
  const [file, setFile] = useState<File | null>(null)
  const [language, setLanguage] = useState<Locale>('en')
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const router = useRouter()
  const id = useId()

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    if (!file) return setProblem('Choose a file')
    if (file.size > MAX_BYTES) return setProblem('A file can have up to 10 MB')
    setBusy(true)
    const body = { name: file.name, base64: await base64Of(file), language }
    const checked = await postCall<{ id: string }>('/bank/checkimport', body)
    setBusy(false)
    if (!checked.apiSuccess) return setProblem(checked.message)
    router.push(`/admin/collections/question-imports/${checked.id}`)
  }

  return (
    <form className="panel-card question-upload" onSubmit={submit} noValidate>
      <p className="panel-muted">
        JSON, CSV, Excel, Moodle XML, GIFT, Aiken or Word; or a ZIP of one of them and its pictures. The file
        is checked first, and nothing is imported before you have seen the result.
      </p>
      <div className="panel-field">
        <label htmlFor={`${id}-file`}>File</label>
        <input
          id={`${id}-file`}
          type="file"
          accept={ACCEPTED}
          aria-invalid={problem !== ''}
          aria-describedby={`${id}-problem`}
          onChange={(event) => {
            setFile(event.target.files?.[0] ?? null)
            setProblem('')
          }}
        />
        <p id={`${id}-problem`} className="panel-field__error" role="alert">
          {problem}
        </p>
      </div>
      <div className="panel-field question-short">
        <label htmlFor={`${id}-language`}>Language of GIFT, Aiken and Moodle files</label>
        <select
          id={`${id}-language`}
          value={language}
          onChange={(event) => setLanguage(event.target.value as Locale)}
        >
          {LOCALES.map((locale) => (
            <option key={locale} value={locale}>
              {LANGUAGE_NAMES[locale]}
            </option>
          ))}
        </select>
      </div>
      <Templates />
      <div className="panel-actions">
        <button type="submit" className="panel-button panel-button--primary" aria-disabled={isBusy}>
          {isBusy ? 'Sending…' : 'Check the file'}
        </button>
      </div>
    </form>
  )
}

const TEMPLATES = { csv: 'CSV', xlsx: 'Excel', docx: 'Word', json: 'JSON' } as const satisfies Record<
  TemplateFormat,
  string
>

/** Files with a question of every type, to be filled in. */
function Templates() {
  async function download(format: string) {
    const made = await readCall<{ name: string; type: string; base64: string }>(
      `/bank/importtemplate?format=${format}`,
    )
    if (made.apiSuccess) saveBase64(made.name, made.type, made.base64)
    else toast.error(made.message)
  }
  return (
    <div className="panel-actions">
      <span className="panel-muted">A file to fill in, with a question of every type:</span>
      {Object.entries(TEMPLATES).map(([format, label]) => (
        <button
          key={format}
          type="button"
          className="panel-button panel-button--quiet"
          onClick={() => void download(format)}
        >
          {label}
        </button>
      ))}
    </div>
  )
}
