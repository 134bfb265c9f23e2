'use client'
import { Dialog } from '../ui/Dialog.tsx'
import { audienceText } from './audienceText.ts'
import { useBulkPreview } from './useBulkPreview.ts'

/** Who gets a bulk e-mail, and how it looks; as it was last saved. */
export function PreviewDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const answer = useBulkPreview(id)
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
