'use client'
import { postCall } from '../ui/panelClient.ts'
import { useAction } from '../ui/useAction.ts'

type Props = { id: string; title: string; label: 'Cancel' | 'Dismiss' }

/** Cancels a pending entry of the calendar, or dismisses a failed one. */
export function CancelEntry({ id, title, label }: Props) {
  const { isBusy, act } = useAction()
  return (
    <button
      type="button"
      className="schedule-entry__cancel"
      aria-label={`${label} ${title}`}
      disabled={isBusy}
      onClick={() => act(() => postCall('/content/unschedule', { id }))}
    >
      {label}
    </button>
  )
}
