'use client'
import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import { ATTEMPT_EXPORT_FORMATS, type AttemptExportFormat } from '#domain/calls/exams/attempts.ts'
import { saveBase64 } from '../questions/saveBase64.ts'
import { postCall } from '../ui/panelClient.ts'

/** Downloads the figures of a paper: by question, month and batch. */
export function ExportAnalysis({ paper }: { paper: string }) {
  const [isBusy, setBusy] = useState(false)
  async function save(format: AttemptExportFormat) {
    if (isBusy) return
    setBusy(true)
    const made = await postCall<{ name: string; type: string; base64: string }>('/attempts/exportanalysis', {
      paper,
      format,
    })
    setBusy(false)
    if (made.apiSuccess) saveBase64(made.name, made.type, made.base64)
    else toast.error(made.message)
  }
  return (
    <div className="panel-actions">
      {ATTEMPT_EXPORT_FORMATS.map((format) => (
        <button
          key={format}
          type="button"
          className="panel-button"
          aria-disabled={isBusy}
          onClick={() => void save(format)}
        >
          Download as {format.toUpperCase()}
        </button>
      ))}
    </div>
  )
}
