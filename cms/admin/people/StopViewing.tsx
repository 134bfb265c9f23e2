'use client'
import { postCall } from '../ui/panelClient.ts'

/** Ends the look through another person's eyes. */
export function StopViewing() {
  const stop = async () => {
    const answer = await postCall<{ href: string }>('/people/viewas/stop')
    window.location.assign(answer.apiSuccess ? answer.href : '/admin')
  }
  return (
    <button type="button" onClick={stop}>
      Stop
    </button>
  )
}
