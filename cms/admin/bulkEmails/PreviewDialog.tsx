'use client'
import { useEffect, useState } from 'react'
import { MINUTE_MS } from '#domain/auth/policy.ts'
import type { BulkPreview } from '#domain/calls/bulkEmails.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { type Answered, postCall } from '../ui/panelClient.ts'

/** Such as `12 minutes` or `3 hours`. */
function durationText(ms: number): string {
  const minutes = Math.round(ms / MINUTE_MS)
  if (minutes < 120) return minutes === 1 ? '1 minute' : `${minutes} minutes`
  return `${Math.round(minutes / 60)} hours`
}

function audienceText({ count, names, durationMs }: BulkPreview): string {
  if (count === null) return 'Fewer than five people get it.'
  const others = count - names.length
  const who =
    names.length === 0
      ? `${count.toLocaleString('en-IN')} people get it`
      : `${names.join(', ')}${others > 0 ? ` and ${others.toLocaleString('en-IN')} more` : ''} get it`
  return `${who}, within about ${durationText(durationMs)}.`
}

/** Who gets a bulk e-mail, and how it looks; as it was last saved. */
export function PreviewDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const [answer, setAnswer] = useState<Answered<BulkPreview> | null>(null)
  useEffect(() => {
    let isOpen = true
    void postCall<BulkPreview>('/bulkemails/preview', { bulkEmail: id }).then((read) => {
      if (isOpen) setAnswer(read)
    })
    return () => {
      isOpen = false
    }
  }, [id])
  return (
    <Dialog title="Preview" isWide onClose={onClose}>
      {!answer && <p role="status">Counting the people …</p>}
      {answer && !answer.apiSuccess && (
        <p className="panel-field__error" role="alert">
          {answer.message}
        </p>
      )}
      {answer?.apiSuccess && (
        <>
          <p>{audienceText(answer)}</p>
          {answer.problem && <p className="panel-note">{answer.problem}</p>}
          <p>
            <strong>{answer.subject}</strong>
          </p>
          <iframe
            title="The e-mail"
            sandbox=""
            srcDoc={answer.html}
            style={{ width: '100%', height: '50vh', border: 0 }}
          />
        </>
      )}
      <div className="panel-actions">
        <button type="button" className="panel-button" onClick={onClose}>
          Close
        </button>
      </div>
    </Dialog>
  )
}
