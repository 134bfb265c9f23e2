'use client'
import { postCall } from '../ui/panelClient.ts'
import { useAction } from '../ui/useAction.ts'

/** Button that retries a message whose sending was given up. */
export function ReplayMessage({ id, name }: { id: string; name: string }) {
  const { isBusy, act } = useAction()
  return (
    <button
      type="button"
      className="panel-button order-small-button"
      aria-label={`Send again to ${name}`}
      aria-disabled={isBusy}
      onClick={() => act(() => postCall('/jobs/replay', { message: id }))}
    >
      Send again
    </button>
  )
}
