'use client'
import { useId } from 'react'
import { fileSize } from '#domain/text/fileSize.ts'
import type { Sending } from './useUpload.ts'

type Props = {
  sending: Exclude<Sending, { state: 'idle' }>
  onStop: () => void
  onGoOn: (file: File) => void
}

/** How far an upload is, with a button to stop it; after an interruption the reason, with a button to resume. */
export function UploadProgress({ sending, onStop, onGoOn }: Props) {
  const id = useId()
  const { file } = sending
  const isSending = sending.state === 'sending'
  return (
    <div className="upload-progress">
      <p id={id} className="upload-progress__name">
        {file.name}
        <span className="panel-muted">
          {isSending
            ? `${fileSize(file.size * sending.share)} of ${fileSize(file.size)}`
            : fileSize(file.size)}
        </span>
      </p>
      {isSending ? (
        <progress max={1} value={sending.share} aria-labelledby={id} />
      ) : (
        <p className="panel-field__error" role="alert">
          {sending.message}
        </p>
      )}
      <div className="panel-actions">
        {!isSending && (
          <button type="button" className="panel-button panel-button--primary" onClick={() => onGoOn(file)}>
            Go on
          </button>
        )}
        <button type="button" className="panel-button" onClick={onStop}>
          {isSending ? 'Stop' : 'Not now'}
        </button>
      </div>
    </div>
  )
}
