import type { Program } from '../program.ts'
import { SERVERS } from '../servers.ts'
import { type Edited, judgeEdits } from './judgeEdits.ts'
import { COURSE_PAGE } from './shopPages.ts'

const EDITS = 500
const PAUSE_MS = 60_000
/** While a server is stopped, the other one is edited so often, ms. */
const EDIT_EVERY_MS = 1000
const GIVE_UP_MS = 30_000
const LOOK_EVERY_MS = 10
const [A, B] = SERVERS
const COURSE = COURSE_PAGE.split('/').at(-1)
const API = '/_projects/demo/api'

type Product = { id: string; title: string }

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** What people see a course's title in: pages of both storefronts, and calls of the server that was not edited. */
const VIEWS = {
  'page at A': `${A}${COURSE_PAGE}`,
  'page at B': `${B}${COURSE_PAGE}`,
  'REST at B': `${B}${API}/selling-products?where[slug][equals]=${COURSE}&limit=1`,
  'facets at B': `${B}${API}/catalogue/facets?limit=50`,
  'search at B': `${B}${API}/search?q=edited`,
}

async function isShown(url: string, text: string): Promise<boolean> {
  const answer = await fetch(url)
  return (await answer.text()).includes(text)
}

/** How long after `since` a view shows the text, ms; null when it does not. */
async function timeUntilShown(url: string, text: string, since: number): Promise<number | null> {
  while (performance.now() - since < GIVE_UP_MS) {
    if (await isShown(url, text)) return performance.now() - since
    await wait(LOOK_EVERY_MS)
  }
  return null
}

/** Edits the title and the exam of a course at A, as staff do. */
async function openEditing(secret: string): Promise<(text: string) => Promise<void>> {
  const found = await fetch(`${A}${API}/selling-products?where[slug][equals]=${COURSE}&limit=1&depth=0`)
  const { docs } = (await found.json()) as { docs: Product[] }
  const product = docs[0]
  if (!product) throw new Error(`there is no course ${COURSE}`)
  return async (text) => {
    const answer = await fetch(`${A}${API}/selling-products/${product.id}`, {
      method: 'PATCH',
      headers: {
        'content-type': 'application/json',
        cookie: `demo-staff=${secret}`,
        origin: A,
        referer: `${A}/admin/collections/selling-products`,
      },
      body: JSON.stringify({ title: text, exam: text }),
    })
    if (!answer.ok) throw new Error(`an edit was refused: ${answer.status} ${await answer.text()}`)
    await answer.body?.cancel()
  }
}

/**
 * (o) Edits at one of two servers that share a MongoDB, until visitors of both see each of them. Each storefront belongs to one server and
 * reads from the other, as behind a balancer. Then the second server is stopped for a minute while the first one is edited.
 */
export async function editsSeen(secret: string, b: Program): Promise<{ text: string; faults: string[] }> {
  const edit = await openEditing(secret)
  const seen: Edited = { seenAfter: [], lost: [], afterPause: null }
  for (let n = 0; n < EDITS; n++) {
    const text = `Edited ${n}x`
    await edit(text)
    const since = performance.now()
    await Promise.all(
      Object.entries(VIEWS).map(async ([view, url]) => {
        const ms = await timeUntilShown(url, text, since)
        if (ms === null) seen.lost.push(`edit ${n}, ${view}`)
        else seen.seenAfter.push(ms)
      }),
    )
  }
  seen.afterPause = await timeAfterPause(edit, b)
  return judgeEdits(EDITS, PAUSE_MS, seen)
}

async function timeAfterPause(edit: (text: string) => Promise<void>, b: Program): Promise<number | null> {
  process.kill(b.pid, 'SIGSTOP')
  try {
    for (const until = performance.now() + PAUSE_MS; performance.now() < until; await wait(EDIT_EVERY_MS))
      await edit(`Edited at ${performance.now()}`)
    await edit('Edited at last')
  } finally {
    process.kill(b.pid, 'SIGCONT')
  }
  const since = performance.now()
  const times = await Promise.all(
    Object.values(VIEWS).map((url) => timeUntilShown(url, 'Edited at last', since)),
  )
  return times.includes(null) ? null : Math.max(...(times as number[]))
}
