import type { Pair } from '../load/compare.ts'
import type { Call, Side } from '../load/Side.ts'
import { PEOPLE } from '../peer-login/people.ts'
import type { Program } from '../program.ts'
import { PEER_LOGIN, SHALA } from '../servers.ts'
import { peerToken } from './peerToken.ts'

const AIM = 3
const API = '/_projects/demo/api'

/** Cycles through all calls of one page, then those of the next person. */
function pages(calls: ((person: number) => Call)[]): () => Call {
  let made = 0
  return () => {
    const page = Math.floor(made / calls.length)
    const call = calls[made++ % calls.length] as (person: number) => Call
    return call(page % PEOPLE)
  }
}

async function peerTokens(): Promise<string[]> {
  const tokens: string[] = []
  for (let person = 0; person < PEOPLE; person++) tokens.push(await peerToken(person))
  return tokens
}

const isFull = (status: number, body: string): boolean =>
  status === 200 && (body.includes('Test Person') || body.includes('News'))

/**
 * (d) A page's data about the signed-in person: session, profile, the latest 20 unread notifications. Ours is the one
 * call the storefront makes; the peer's are Payload's users/me and a find for each of the two others.
 */
export async function pageData(secrets: string[], shala: Program, peer: Program): Promise<Pair> {
  const tokens = await peerTokens()
  const ask =
    (path: string) =>
    (person: number): Call => ({
      path: `${API}${path}`,
      headers: { cookie: `demo-session=${secrets[person]}` },
    })
  const askPeer =
    (path: string) =>
    (person: number): Call => ({
      path: `${API}${path}`,
      headers: { authorization: `JWT ${tokens[person]}` },
    })
  const ours: Side = {
    name: 'auth/start',
    origin: SHALA,
    pid: shala.pid,
    call: pages([ask('/auth/start')]),
    isRight: isFull,
  }
  return {
    letter: 'd',
    what: 'signed-in page data',
    aim: AIM,
    note: 'a second counts pages, not calls: one call of ours, three of the peer',
    ours,
    peer: {
      name: 'Payload’s users/me, a find of the profile and one of the notifications',
      origin: PEER_LOGIN,
      pid: peer.pid,
      call: pages([
        askPeer('/users/me'),
        askPeer('/profiles?limit=1&depth=0'),
        askPeer('/notifications?where[read][equals]=false&sort=-addedOn&limit=20&depth=0'),
      ]),
      callsAPiece: 3,
      isRight: isFull,
    },
  }
}
