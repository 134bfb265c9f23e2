import { callApi } from '../base/callApi.ts'

/** Ends a view-as session; returns the page of the panel to continue on, or null when there was no answer. */
export async function stopViewing(base: string): Promise<string | null> {
  try {
    return (await callApi<{ href: string }>(base, 'people/viewas/stop', {})).body.href
  } catch {
    return null
  }
}
