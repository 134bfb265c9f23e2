'use client'
import { useId, useState } from 'react'
import {
  ATTEMPT_EXPORT_FORMATS,
  type AttemptExportFormat,
  type AttemptFilter,
  MAX_EXPORTED_ATTEMPTS,
} from '#domain/calls/exams/attempts.ts'
import { groupDigits } from '#domain/text/groupDigits.ts'
import { saveBase64 } from '../questions/saveBase64.ts'
import { DialogForm } from '../ui/DialogForm.tsx'
import { postCall } from '../ui/panelClient.ts'

const LABELS: Record<AttemptExportFormat, string> = { csv: 'CSV', xlsx: 'Excel (XLSX)' }

type Props = { filter: AttemptFilter; onClose: () => void }

/** Downloads the attempts that the filters of the list leave, with names and marks. */
export function ExportAttempts({ filter, onClose }: Props) {
  const [format, setFormat] = useState<AttemptExportFormat>('xlsx')
  const id = useId()
  async function send() {
    const made = await postCall<{ name: string; type: string; base64: string }>('/attempts/export', {
      ...{ format, filter },
    })
    if (made.apiSuccess) saveBase64(made.name, made.type, made.base64)
    return made
  }
  return (
    <DialogForm title="Export attempts" submit="Download" busy="Writing…" send={send} onClose={onClose}>
      {(state) => (
        <>
          <p className="panel-muted">
            {`All attempts that the list shows with its filters, the newest ${groupDigits(MAX_EXPORTED_ATTEMPTS)} at most, with names, times and marks.`}
          </p>
          <div className="panel-field">
            <label htmlFor={id}>Format</label>
            <select
              id={id}
              value={format}
              onChange={(event) => setFormat(event.target.value as AttemptExportFormat)}
              {...state}
            >
              {ATTEMPT_EXPORT_FORMATS.map((value) => (
                <option key={value} value={value}>
                  {LABELS[value]}
                </option>
              ))}
            </select>
          </div>
        </>
      )}
    </DialogForm>
  )
}
