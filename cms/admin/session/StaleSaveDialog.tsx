'use client'
import { useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { minuteText } from '#domain/text/momentText.ts'
import { useProjectZone } from '../panel/ZoneProvider.tsx'
import { useCloseOnBack } from '../ui/useCloseOnBack.ts'
import type { Decision, StaleSave } from './confirmOverwrite.ts'

type Props = { stale: StaleSave; onDecide: (decision: Decision) => void }

/**
 * Shown when a document was saved elsewhere since the form was opened: by whom and when, with the choice to reload, overwrite or cancel.
 */
export function StaleSaveDialog({ stale: { by, isOwn, at }, onDecide }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const timeZone = useProjectZone()
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null
    dialog.current?.showModal()
    return () => before?.focus()
  }, [])
  useCloseOnBack(() => onDecide('cancel'))
  return createPortal(
    <dialog
      ref={dialog}
      className="session-dialog session-dialog--wide"
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault()
        onDecide('cancel')
      }}
    >
      <h2 id={id}>{isOwn ? 'You saved this in another window' : `${by} saved this after you opened it`}</h2>
      <div id={`${id}-text`}>
        <p>
          {`There is a newer version of ${minuteText(at, timeZone)}, saved after you opened this form. Nothing of yours is saved yet.`}
        </p>
        <p>
          {`Open the newer version to look at it first: what you typed stays in this browser and is offered there. Or save anyway, and ${isOwn ? 'what you saved in the other window' : `what ${by} changed`} is replaced by what stands here.`}
        </p>
      </div>
      <div className="session-dialog__actions">
        <button type="button" className="session-dialog__quiet" onClick={() => onDecide('cancel')}>
          Cancel
        </button>
        <button type="button" className="session-dialog__quiet" onClick={() => onDecide('overwrite')}>
          Save anyway
        </button>
        <button type="button" className="session-dialog__primary" onClick={() => onDecide('open')}>
          Open newer version
        </button>
      </div>
    </dialog>,
    document.body,
  )
}
