'use client'
import { postCall } from '../ui/panelClient.ts'
import { useAction } from '../ui/useAction.ts'

/** Cancels a pending entry of the calendar. */
export function CancelEntry({ id, title }: { id: string; title: string }) {
  const { isBusy, act } = useAction()
  return (
    <button
      type="button"
      className="schedule-entry__cancel"
      aria-label={`Cancel ${title}`}
      disabled={isBusy}
      onClick={() => act(() => postCall('/content/unschedule', { id }))}
    >
      Cancel
    </button>
  )
}
