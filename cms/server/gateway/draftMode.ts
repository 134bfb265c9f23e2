import type { Dispatcher } from 'undici'
import { askSite } from './upstream.ts'

const NAME = '__prerender_bypass'

/**
 * Asks the site for the cookie with which it draws a page for one visitor alone. Its value is of the site's build, so it is
 * asked for anew each time; drafts are looked at seldom. Throws SiteUnavailable, or when the site doesn't know us.
 */
export async function askDraftCookie(agent: Dispatcher, siteUrl: string, secret: string): Promise<string> {
  const { cookies, status } = await askSite(agent, `${siteUrl}/internal/draft`, {
    'x-internal-secret': secret,
  })
  const cookie = cookies.map((one) => one.split(';')[0] ?? '').find((pair) => pair.startsWith(`${NAME}=`))
  if (!cookie) throw new Error(`the site gave no draft mode (status ${status})`)
  return cookie
}
