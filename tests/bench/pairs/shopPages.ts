import type { Pair } from '../load/compare.ts'
import type { Side } from '../load/Side.ts'
import type { Program } from '../program.ts'
import { INTERNAL_SECRET, SHALA, SITE } from '../servers.ts'
import { Editor } from './editing.ts'

const AIM = 6
/** Largest ratio of our 99th percentile to the peer's. */
const MAX_RATIO_TO_PEER = 0.5
/** Aim for the ratio of our rate with one edit per second to the rate without edits. */
const KEPT = 0.8
const COURSE = 'jee-physics-mechanics'
export const COURSE_PAGE = `/_projects/demo/courses/${COURSE}`

/** Paths with the project prefix on both sides, so that both send the same bytes. */
const PAGES = [
  { page: 'course list page', path: '/_projects/demo/courses' },
  { page: 'course page', path: COURSE_PAGE },
]

/** Revalidates the pages that `next start` has cached from earlier runs. */
async function renewPages(): Promise<void> {
  const answer = await fetch(`${SITE}/internal/revalidate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-internal-secret': INTERNAL_SECRET },
    body: JSON.stringify({ tags: ['p:demo'] }),
  })
  if (!answer.ok) throw new Error(`the storefront refused to renew its pages: ${answer.status}`)
}

/** Encoding and size of the page on both sides; throws unless both send the same HTML. */
async function responseForms(path: string, encoding: string): Promise<string[]> {
  const answers = await Promise.all(
    [SHALA, SITE].map(async (origin) => {
      const response = await fetch(`${origin}${path}`, { headers: { 'accept-encoding': encoding } })
      if (!response.ok) throw new Error(`${origin}${path} answered ${response.status}`)
      const form = response.headers.get('content-encoding') ?? 'identity'
      const length = response.headers.get('content-length')
      return { html: await response.text(), form: length ? `${form}, ${length} bytes` : form }
    }),
  )
  if (new Set(answers.map(({ html }) => html)).size > 1) throw new Error('the two sides send different pages')
  return answers.map(({ form }) => form)
}

const callFor = (path: string, encoding: string): Pick<Side, 'call' | 'isRight'> => ({
  call: { path, headers: { 'accept-encoding': encoding } },
  isRight: (status) => status === 200,
})

/**
 * (a) A public product list and product page in a shop of 5,000 products: through the gateway, and from the
 * storefront's `next start` directly, which has the same page cached. `next start` leaves compression to the gateway, so the
 * fair lines request both without compression; the line with gzip is what a browser gets.
 */
export async function shopPages(shala: Program, site: Program): Promise<Pair[]> {
  await renewPages()
  const pair = async ({ page, path }: (typeof PAGES)[number], encoding: string): Promise<Pair> => {
    const [fromOurs, fromPeer] = await responseForms(path, encoding)
    const isFair = encoding === 'identity'
    return {
      letter: 'a',
      what: `${page} (${encoding})`,
      ours: { name: 'the gateway', origin: SHALA, pid: shala.pid, ...callFor(path, encoding) },
      peer: { name: 'next start of the same build', origin: SITE, pid: site.pid, ...callFor(path, encoding) },
      aim: isFair ? AIM : null,
      maxOfPeer: isFair ? MAX_RATIO_TO_PEER : undefined,
      note: `ours sends ${fromOurs}; the peer ${fromPeer}`,
    }
  }
  const [list, detail] = PAGES as [(typeof PAGES)[number], (typeof PAGES)[number]]
  return [await pair(list, 'identity'), await pair(detail, 'identity'), await pair(list, 'gzip')]
}

/** (g) The same pages while a product on both is edited once a second, against the same without edits. */
export async function editedPages(secret: string, shala: Program): Promise<Pair[]> {
  const editor = await Editor.of(secret, COURSE)
  return PAGES.map(({ page, path }) => {
    const still: Side = {
      name: 'the same without edits',
      origin: SHALA,
      pid: shala.pid,
      ...callFor(path, 'gzip'),
    }
    return {
      letter: 'g',
      what: `${page}, one edit a second`,
      ours: { ...still, name: 'the gateway', meanwhile: (over) => editor.work(`${SHALA}${path}`, over) },
      peer: still,
      aim: KEPT,
      least: KEPT * 0.75,
      conclude: () => editor.conclude(),
    }
  })
}
