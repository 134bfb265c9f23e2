import { cookies, draftMode } from 'next/headers'
import { cache } from 'react'

/**
 * The token that reads drafts of a project; null for everybody without a preview. Next's draft mode is on
 * only for a request that the gateway has checked; nothing of such a page is cached. Otherwise the page reads
 * no cookies.
 */
export const previewToken = cache(async (project: string): Promise<string | null> => {
  const { isEnabled } = await draftMode()
  if (!isEnabled) return null
  return (await cookies()).get(`${project}-preview`)?.value ?? null
})
