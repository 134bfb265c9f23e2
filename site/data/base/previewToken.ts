import { cookies, draftMode } from 'next/headers'
import { cache } from 'react'

/**
 * The token with which drafts of a project are read, or null for everybody else. Next's draft mode is on only for a request
 * of the gateway that it has checked; then nothing of the page is stored. Without it the page knows no cookies at all.
 */
export const previewToken = cache(async (project: string): Promise<string | null> => {
  const { isEnabled } = await draftMode()
  if (!isEnabled) return null
  return (await cookies()).get(`${project}-preview`)?.value ?? null
})
