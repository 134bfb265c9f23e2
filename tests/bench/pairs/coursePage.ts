import type { Pair } from '../load/compare.ts'
import type { Side } from '../load/Side.ts'
import type { Program } from '../program.ts'
import { INTERNAL_SECRET, SHALA, SITE } from '../servers.ts'

const AIM = 6
/** With its prefix on both sides, so that both send the same bytes. */
const PAGE = '/_projects/demo/courses'

/** `next start` keeps pages on disk from one start to the next: makes it render this run's data. */
async function renewPages(): Promise<void> {
  const answer = await fetch(`${SITE}/internal/revalidate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-internal-secret': INTERNAL_SECRET },
    body: JSON.stringify({ tags: ['p:demo'] }),
  })
  if (!answer.ok) throw new Error(`the storefront refused to renew its pages: ${answer.status}`)
}

/** How each of the two sends the page, after making sure that it is the same page. */
async function forms(origins: string[], encoding: string): Promise<string[]> {
  const answers = await Promise.all(
    origins.map(async (origin) => {
      const response = await fetch(`${origin}${PAGE}`, { headers: { 'accept-encoding': encoding } })
      if (!response.ok) throw new Error(`${origin}${PAGE} answered ${response.status}`)
      const form = response.headers.get('content-encoding') ?? 'identity'
      const length = response.headers.get('content-length')
      return { html: await response.text(), form: length ? `${form}, ${length} bytes` : form }
    }),
  )
  if (new Set(answers.map(({ html }) => html)).size > 1) throw new Error('the two sides send different pages')
  return answers.map(({ form }) => form)
}

/**
 * (a) The course list page that anybody sees: through the gateway, and from the storefront's `next start` directly,
 * which keeps the same page ready. `next start` leaves compressing to the gateway, so the fair line asks both for the
 * plain bytes; the line with gzip shows what a browser gets.
 */
export async function coursePage(shala: Program, site: Program): Promise<Pair[]> {
  await renewPages()
  const pair = async (encoding: string, aim: number | null): Promise<Pair> => {
    const [fromOurs, fromPeer] = await forms([SHALA, SITE], encoding)
    const common: Pick<Side, 'call' | 'isRight'> = {
      call: { path: PAGE, headers: { 'accept-encoding': encoding } },
      isRight: (status) => status === 200,
    }
    return {
      letter: 'a',
      what: `course list page (${encoding})`,
      ours: { name: 'the gateway', origin: SHALA, pid: shala.pid, ...common },
      peer: { name: 'next start of the same build', origin: SITE, pid: site.pid, ...common },
      aim,
      note: `ours sends ${fromOurs}; the peer ${fromPeer}`,
    }
  }
  return [await pair('identity', AIM), await pair('gzip', null)]
}
