import { type Dispatcher, request } from 'undici'

/** Health check of the storefront: null, or the reason. Requests a missing build file, which is the cheapest answer. */
export async function checkSite(agent: Dispatcher, siteUrl: string): Promise<string | null> {
  const answer = await request(`${siteUrl}/_next/static/none`, {
    dispatcher: agent,
    method: 'HEAD',
    headersTimeout: 1500,
  })
  await answer.body.dump()
  return answer.statusCode < 500 ? null : `answers ${answer.statusCode}`
}
