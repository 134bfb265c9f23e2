'use client'
import { useId, useState } from 'react'
import {
  ATTEMPT_EXPORT_FORMATS,
  type AttemptExportFormat,
  type AttemptFilter,
} from '#domain/calls/exams/attempts.ts'
import { DialogForm } from '../ui/DialogForm.tsx'
import { postForFile } from '../ui/panelClient.ts'
import { saveFile } from '../ui/saveFile.ts'

const LABELS: Record<AttemptExportFormat, string> = { csv: 'CSV', xlsx: 'Excel (XLSX)' }

type Props = { filter: AttemptFilter; onClose: () => void }

/** Downloads the filtered attempts with names and marks. */
export function ExportAttempts({ filter, onClose }: Props) {
  const [format, setFormat] = useState<AttemptExportFormat>('xlsx')
  const id = useId()
  async function send() {
    const answer = await postForFile('/attempts/export', { format, filter })
    if (!answer.apiSuccess) return answer
    saveFile(`attempts.${format}`, answer.file)
    return { ...answer, message: 'The file is downloaded' }
  }
  return (
    <DialogForm title="Export attempts" submit="Download" busy="Writing…" send={send} onClose={onClose}>
      {(state) => (
        <>
          <p className="panel-muted">
            All attempts that the list shows with its filters, with names, times and marks.
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
