import type { Pair } from '../load/compare.ts'
import type { Side } from '../load/Side.ts'
import type { Program } from '../program.ts'
import { SHALA, SITE } from '../servers.ts'

const AIM = 6
/** With its prefix on both sides, so that both send the same bytes. */
const PAGE = '/_projects/demo/courses'

async function sent(side: Side): Promise<string> {
  const { path, headers } = side.call as { path: string; headers: Record<string, string> }
  const response = await fetch(`${side.origin}${path}`, { headers })
  const encoding = response.headers.get('content-encoding') ?? 'identity'
  const length = response.headers.get('content-length')
  await response.body?.cancel()
  return length ? `${encoding}, ${length} bytes` : `${encoding}, length not told`
}

/**
 * (a) The course list page that anybody sees: through the gateway, and from the storefront's `next start` directly,
 * which keeps the same page ready. `next start` leaves compressing to the gateway, so the fair line asks both for the
 * plain bytes; the line with gzip shows what a browser gets.
 */
export async function coursePage(shala: Program, site: Program): Promise<Pair[]> {
  const pair = async (encoding: string, aim: number | null): Promise<Pair> => {
    const headers = { 'accept-encoding': encoding }
    const isRight = (status: number) => status === 200
    const ours: Side = {
      name: 'the gateway',
      origin: SHALA,
      pid: shala.pid,
      call: { path: PAGE, headers },
      isRight,
    }
    const peer: Side = {
      name: 'next start of the same build',
      origin: SITE,
      pid: site.pid,
      call: { path: PAGE, headers },
      isRight,
    }
    return {
      letter: 'a',
      what: `course list page (${encoding})`,
      ours,
      peer,
      aim,
      note: `ours sends ${await sent(ours)}; the peer ${await sent(peer)}`,
    }
  }
  return [await pair('identity', AIM), await pair('gzip', null)]
}
