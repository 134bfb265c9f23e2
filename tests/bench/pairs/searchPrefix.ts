import type { Pair } from '../load/compare.ts'
import type { Call } from '../load/Side.ts'
import { DOCUMENTS, PREFIXES } from '../manyDocuments.ts'
import type { Program } from '../program.ts'
import { SEARCH } from '../servers.ts'

const AIM = 10
/** An answer while somebody types must not take longer. */
const MOST_MS = 15
const SHOWN = 8
const API = '/_projects/demo/api'

/** The same documents by Payload's own query: each collection by itself, in the columns that visitors read. */
const COLLECTIONS = [
  { slug: 'selling-products', fields: ['title', 'shortTitle', 'exam', 'language', 'summary', 'hindi.title'] },
  { slug: 'blogs', fields: ['title', 'excerpt', 'author'] },
  { slug: 'free-resources', fields: ['title', 'exam', 'language', 'summary'] },
]

/** One search after the other, each in `paths` calls, as many visitors type. */
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

/** As many as are shown, of however many there are. */
function isRight(status: number, body: string): boolean {
  if (status !== 200) return false
  const { hits, docs } = JSON.parse(body) as { hits?: unknown[]; docs?: unknown[] }
  return (hits ?? docs ?? []).length === SHOWN
}

/** (f) The first three letters of a word in the search, one question at a time, against Payload's `like` on the same documents. */
export function searchPrefix(search: Program): Pair {
  const side = { connections: 1, origin: SEARCH, pid: search.pid, isRight }
  return {
    letter: 'f',
    what: `3 letters in ${DOCUMENTS} documents`,
    aim: AIM,
    mostMs: MOST_MS,
    note: `one connection, ${PREFIXES.length} prefixes in turn, the first ${SHOWN} with the number of all; the peer's rate is of searches, each one query a collection`,
    ours: { ...side, name: 'search', call: calls([(prefix) => `${API}/search?q=${prefix}&limit=${SHOWN}`]) },
    peer: {
      ...side,
      name: 'Payload’s find with `like` in the three collections',
      // With any cookie nothing is answered from memory (cms/server/publicReads.ts).
      call: calls(COLLECTIONS.map(byLike), { cookie: 'bench=1' }),
      callsAPiece: COLLECTIONS.length,
    },
  }
}
