import { ask } from '../base/ask.ts'

/** Ends the look through another person's eyes; where in the panel to go on, or null when no answer came. */
export async function stopViewing(base: string): Promise<string | null> {
  try {
    return (await ask<{ href: string }>(base, 'people/viewas/stop', {})).body.href
  } catch {
    return null
  }
}
