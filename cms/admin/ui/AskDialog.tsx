'use client'
import { Dialog } from './Dialog.tsx'

type Props = {
  title: string
  text: string
  submit: string
  /** Performs the action; the dialog closes afterwards. */
  onYes: () => void
  onClose: () => void
}

/** Confirms before unsaved work on the page is lost. */
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
