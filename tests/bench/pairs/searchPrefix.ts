import type { Pair } from '../load/compare.ts'
import type { Call, Side } from '../load/Side.ts'
import { DOCUMENTS, PREFIXES } from '../manyDocuments.ts'
import type { Program } from '../program.ts'
import { SHALA } from '../servers.ts'

const AIM = 10
/** Longest 99th percentile of a search while typing. */
const MAX_MS = 15
const SHOWN = 8
/** Any cookie bypasses the cache of public responses (cms/server/gateway/publicReads.ts). */
const UNKEPT = { cookie: 'bench=1' }
/** Building the index of a large shop takes a few seconds. */
const WARM_MS = 60_000
const API = '/_projects/demo/api'

/** The same documents for Payload's own query: one query per collection, over its public text fields. */
const COLLECTIONS = [
  { slug: 'selling-products', fields: ['title', 'shortTitle', 'exam', 'language', 'summary', 'hindi.title'] },
  { slug: 'blogs', fields: ['title', 'excerpt', 'author'] },
  { slug: 'free-resources', fields: ['title', 'exam', 'language', 'summary'] },
]

/** Cycles through all prefixes; each search makes one call per path. */
function calls(paths: ((prefix: string) => string)[], headers?: Call['headers']): () => Call {
  let made = 0
  return () => {
    const prefix = PREFIXES[Math.floor(made / paths.length) % PREFIXES.length] as string
    const pathOf = paths[made++ % paths.length] as (prefix: string) => string
    return { path: pathOf(prefix), headers }
  }
}

const byLike =
  ({ slug, fields }: (typeof COLLECTIONS)[number]) =>
  (prefix: string): string => {
    const search = new URLSearchParams(
      fields.map((field, at) => [`where[or][${at}][${field}][like]`, prefix]),
    )
    return `${API}/${slug}?${search}&limit=${SHOWN}&depth=0&select[title]=true&select[slug]=true`
  }

/** Whether a response has a full page of hits. */
function isRight(status: number, body: string): boolean {
  if (status !== 200) return false
  const { hits, docs } = JSON.parse(body) as { hits?: unknown[]; docs?: unknown[] }
  return (hits ?? docs ?? []).length === SHOWN
}

/** Runs every search once: the first one builds the index, and the database caches its pages. */
async function warmUp(sides: readonly Side[]): Promise<void> {
  for (const { origin, call, isRight: isGood } of sides) {
    const next = typeof call === 'function' ? call : () => call
    for (let made = 0; made < PREFIXES.length * COLLECTIONS.length; made++) {
      const { path, headers } = next()
      const answer = await fetch(`${origin}${path}`, { headers, signal: AbortSignal.timeout(WARM_MS) })
      if (!isGood(answer.status, await answer.text())) throw new Error(`${path} answered ${answer.status}`)
    }
  }
}

/**
 * (f) Searches for the first three letters of a word, one at a time, against Payload's `like` on the same documents: from the
 * cache that anonymous visitors share, and computed each time, which is only reported.
 */
export async function searchPrefix(shala: Program): Promise<Pair[]> {
  const side = { connections: 1, origin: SHALA, pid: shala.pid, isRight }
  const search = calls([(prefix) => `${API}/search?q=${prefix}&limit=${SHOWN}`])
  const computed = calls([(prefix) => `${API}/search?q=${prefix}&limit=${SHOWN}`], UNKEPT)
  const ours: Side = { ...side, name: 'search', call: search }
  const peer: Side = {
    ...side,
    name: 'Payload’s find with `like` in the three collections',
    call: calls(COLLECTIONS.map(byLike), UNKEPT),
    callsAPiece: COLLECTIONS.length,
  }
  await warmUp([ours, peer])
  const note = `one connection, ${PREFIXES.length} prefixes in turn, the first ${SHOWN} with the number of all; the peer's rate is of searches, each one query a collection`
  const pair = { letter: 'f', maxMs: MAX_MS, note, peer }
  const what = `3 letters in ${DOCUMENTS} documents`
  return [
    { ...pair, what, aim: AIM, ours },
    { ...pair, what: `${what}, computed each time`, aim: null, ours: { ...ours, call: computed } },
  ]
}
