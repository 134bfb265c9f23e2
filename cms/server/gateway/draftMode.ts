import type { Dispatcher } from 'undici'
import { fetchFromSite } from './upstream.ts'

const NAME = '__prerender_bypass'

/**
 * Fetches the cookie of Next's draft mode from the site. It is fetched for every preview, since its value changes with each build
 * of the site. Throws SiteUnavailable, or an Error when the site refuses the secret.
 */
export async function fetchDraftCookie(agent: Dispatcher, siteUrl: string, secret: string): Promise<string> {
  const { cookies, status } = await fetchFromSite(agent, `${siteUrl}/internal/draft`, {
    'x-internal-secret': secret,
  })
  const cookie = cookies.map((one) => one.split(';')[0] ?? '').find((pair) => pair.startsWith(`${NAME}=`))
  if (!cookie) throw new Error(`the site gave no draft mode (status ${status})`)
  return cookie
}
