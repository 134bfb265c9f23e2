import type { Pair } from '../load/compare.ts'
import type { Program } from '../program.ts'
import { BARE } from '../servers.ts'

export const ENTRIES = 100_000
const PAGE = 30
/** Longest 99th percentile of a page, ms. */
const MAX_MS = 150
const API = '/_projects/demo/api'

/** Session secrets of the wallet's owner and of an admin. */
type Secrets = { owner: string; desk: string }

/**
 * (k) A page from the middle of a wallet statement of 100,000 entries. The peer is Payload's own find on the same server: as many
 * orders, the same page size, from the middle.
 */
export const statementPage = ({ owner, desk }: Secrets, { pid }: Program): Pair => ({
  letter: 'k',
  what: 'page of 100,000 entries of a wallet',
  aim: 2,
  maxMs: MAX_MS,
  note: 'the peer counts its pages too, as REST does',
  ours: {
    name: 'wallet/statement',
    origin: BARE,
    pid,
    call: {
      path: `${API}/wallet/statement?kind=credits&before=${ENTRIES / 2}`,
      headers: { cookie: `demo-session=${owner}` },
    },
    isRight: (status, body) => status === 200 && body.includes(`"n":${ENTRIES / 2 - 1}`),
  },
  peer: {
    name: 'Payload’s find of as many orders',
    origin: BARE,
    pid,
    call: {
      path: `${API}/orders?limit=${PAGE}&page=${Math.floor(ENTRIES / 2 / PAGE)}&sort=-placedAt&depth=0&select[number]=true`,
      headers: { cookie: `demo-staff=${desk}`, referer: `${BARE}/admin/collections/orders` },
    },
    isRight: (status, body) => status === 200 && body.includes('"number":"EX-'),
  },
})
