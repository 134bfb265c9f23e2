'use client'
import { Dialog } from './Dialog.tsx'

type Props = {
  title: string
  text: string
  submit: string
  /** Does it; the dialog closes by itself. */
  onYes: () => void
  onClose: () => void
}

/** Asks before something on the page is lost that no server knows yet. */
export const AskDialog = ({ title, text, submit, onYes, onClose }: Props) => (
  <Dialog title={title} onClose={onClose}>
    <p className="panel-muted">{text}</p>
    <div className="panel-actions people-dialog__actions">
      <button type="button" className="panel-button" onClick={onClose}>
        Back
      </button>
      <button
        type="button"
        className="panel-button panel-button--danger"
        onClick={() => {
          onYes()
          onClose()
        }}
      >
        {submit}
      </button>
    </div>
  </Dialog>
)
