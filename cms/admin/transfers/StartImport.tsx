'use client'
import { SaveButton, useDocumentInfo, useField, useForm } from '@payloadcms/ui'
import { useState } from 'react'
import type { ImportCheck } from '#domain/calls/transfers.ts'
import { postForm } from '../ui/panelClient.ts'
import { CheckResult } from './CheckResult.tsx'

/** Last step of the import drawer: a dry run, then the import. Not shown for an import that was started. */
export function StartImport() {
  const { id } = useDocumentInfo()
  const { getData } = useForm()
  const { value: file } = useField<File | null>({ path: 'file' })
  const [checked, setChecked] = useState<{ file: File; result: ImportCheck } | null>(null)
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  if (id) return null

  async function check() {
    if (!(file instanceof File)) return setProblem('Choose a CSV or JSON file.')
    setBusy(true)
    setProblem('')
    const { collectionSlug, importMode, matchField } = getData()
    const form = new FormData()
    form.set('file', file)
    form.set('_payload', JSON.stringify({ collectionSlug, importMode, matchField }))
    const answer = await postForm<ImportCheck>('/imports/check', form)
    setBusy(false)
    if (answer.apiSuccess) setChecked({ file, result: answer })
    else setProblem(answer.message)
  }

  const result = checked && checked.file === file ? checked.result : null
  return (
    <section className="panel transfer-card import-start" aria-labelledby="import-start">
      <div className="panel-head">
        <div>
          <h2 id="import-start">Check, then import</h2>
          <p className="panel-muted">A check goes through every row and stores nothing.</p>
        </div>
        <div className="panel-actions">
          <button type="button" className="panel-button" disabled={isBusy} onClick={check}>
            {isBusy ? 'Checking …' : 'Check the file'}
          </button>
          {result && result.added + result.changed > 0 && <SaveButton label="Import" />}
        </div>
      </div>
      <p className="panel-field__error" role="alert">
        {problem}
      </p>
      <div role="status">{result && <CheckResult result={result} />}</div>
    </section>
  )
}
