'use client'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import type { ImportStatus } from '#domain/calls/exams/bank.ts'
import { WORKING_STATES } from '#domain/exams/bank/importStates.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { postCall, readCall } from '../ui/panelClient.ts'
import { useAction } from '../ui/useAction.ts'

type Status = Omit<ImportStatus, 'apiSuccess' | 'message'>
type Props = { start: Status; hasSame: boolean }

const POLL_MS = 700
const isWorking = ({ state }: Status): boolean => (WORKING_STATES as readonly string[]).includes(state)

/** Buttons of an import, and its progress while a server works on it. */
export function ImportActions({ start, hasSame }: Props) {
  const [status, setStatus] = useState(start)
  const [keepsDuplicates, setKeeps] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const { act, isBusy } = useAction()
  const router = useRouter()
  const { id, state, total, position } = status

  useEffect(() => {
    if (!isWorking(status)) return
    const timer = setTimeout(async () => {
      const answer = await readCall<Status>(`/bank/importstatus?id=${encodeURIComponent(id)}`)
      if (!answer.apiSuccess) return
      setStatus(answer)
      if (answer.state !== state) router.refresh()
    }, POLL_MS)
    return () => clearTimeout(timer)
  }, [status, id, state, router])

  if (isWorking(status))
    return (
      <div className="panel-card" role="status">
        <p>
          {state === 'checking'
            ? `Checking the file${position > 0 ? `: ${position} questions so far` : ''}…`
            : state === 'running'
              ? `Importing: ${position} of ${Math.max(total, position)}…`
              : 'Taking the import back…'}
        </p>
        {state === 'running' && <progress max={Math.max(total, 1)} value={position} />}
      </div>
    )
  return (
    <div className="panel-actions">
      {state === 'checked' && total > 0 && (
        <>
          {hasSame && (
            <label className="question-check">
              <input type="checkbox" checked={keepsDuplicates} onChange={() => setKeeps(!keepsDuplicates)} />
              Also those that the bank has already
            </label>
          )}
          <button
            type="button"
            className="panel-button panel-button--primary"
            aria-disabled={isBusy}
            onClick={() => void act(() => postCall('/bank/startimport', { id, keepsDuplicates }))}
          >
            {total === 1 ? 'Import one question' : `Import ${total} questions`}
          </button>
        </>
      )}
      {(state === 'done' || (state === 'failed' && status.added > 0)) && status.added > status.removed && (
        <button type="button" className="panel-button panel-button--danger" onClick={() => setAsked(true)}>
          Take the import back
        </button>
      )}
      {isAsked && (
        <ConfirmDialog
          title="Take the import back?"
          text="Its questions are deleted. Those that a paper uses, or that somebody has changed, stay and are named here."
          submit="Take it back"
          isDanger
          call={() => postCall('/bank/rollbackimport', { id })}
          onClose={() => setAsked(false)}
        />
      )}
    </div>
  )
}
