import { type Dispatcher, request } from 'undici'

/** Whether the storefront answers at all: a file that does not exist is the cheapest thing to ask it for. */
export async function checkSite(agent: Dispatcher, siteUrl: string): Promise<string | null> {
  const answer = await request(`${siteUrl}/_next/static/none`, {
    dispatcher: agent,
    method: 'HEAD',
    headersTimeout: 1500,
  })
  await answer.body.dump()
  return answer.statusCode < 500 ? null : `answers ${answer.statusCode}`
}
