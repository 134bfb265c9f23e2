import type { Pair } from '../load/compare.ts'
import type { Call, Side } from '../load/Side.ts'
import { LISTED } from '../manyPeople.ts'
import type { Program } from '../program.ts'
import { PEER_LOGIN, SHALA } from '../servers.ts'
import { peerToken } from './peerToken.ts'

const API = '/_projects/demo/api'
/** Longest 99th percentile of a list. */
const MAX_MS = 300

/** The panel's queries: the list as it opens, and filtered by name and level, sorted by name. */
const QUERIES = [
  'limit=25&depth=0',
  'limit=25&depth=0&sort=name&where[and][0][name][contains]=armax&where[and][1][userLevel][greater_than_equal]=400',
].map((query) => query.replaceAll('[', '%5B').replaceAll(']', '%5D'))

function lists(collection: string, headers: Record<string, string>): () => Call {
  let made = 0
  return () => ({ path: `${API}/${collection}?${QUERIES[made++ % QUERIES.length]}`, headers })
}

type Answer = { totalDocs?: number; docs?: unknown[] }

/** 25 of all people, or 25 of the about 90 experts of one family name. */
function isRight(status: number, body: string): boolean {
  if (status !== 200) return false
  const { totalDocs = 0, docs = [] } = JSON.parse(body) as Answer
  return docs.length === 25 && (totalDocs >= LISTED || (totalDocs > 50 && totalDocs < 200))
}

/** (e) An admin's list of 100,000 people, one request at a time, against a plain Payload collection of the same people. */
export async function usersList(secret: string, shala: Program, peer: Program): Promise<Pair> {
  const token = await peerToken(0)
  const side = { connections: 1, isRight }
  const ours: Side = {
    ...side,
    name: 'users',
    origin: SHALA,
    pid: shala.pid,
    call: lists('users', { cookie: `demo-staff=${secret}`, referer: `${SHALA}/admin/collections/users` }),
  }
  return {
    letter: 'e',
    what: 'list of 100,000 users',
    aim: 1,
    maxMs: MAX_MS,
    note: 'one connection; half of the questions unfiltered, half by name and level in the order of names',
    ours,
    peer: {
      ...side,
      name: 'Payload’s find in a collection of the same people',
      origin: PEER_LOGIN,
      pid: peer.pid,
      call: lists('people', { authorization: `JWT ${token}` }),
    },
  }
}
