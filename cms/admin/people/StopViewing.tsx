'use client'
import { postCall } from '../ui/panelClient.ts'

/** Ends viewing as another person. */
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
