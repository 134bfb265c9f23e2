import { formatInr } from '../money/formatInr.ts'
import type { ReturnState } from '../returns/states.ts'
import type { RequestKind } from './requests.ts'
import { isRequestMove, type RequestState } from './states.ts'

/**
 * What people ask for in places of their own and the queue of user requests lists too: returns and refunds of orders, and objections to the key of a
 * question, which are decided together. It is decided there, and its row in the queue follows.
 */
export const REQUEST_SOURCES = { returns: 'refund', objections: 'keyChallenge' } as const satisfies Record<
  string,
  RequestKind
>
export type RequestSource = keyof typeof REQUEST_SOURCES

/** Where returns are decided; the page of their rows in the queue begins with it. */
export const RETURNS_PAGE = '/admin/collections/returns/'

/** The key of a row that follows a source. @param id of the return, or `release/question` */
export const sourceKey = (source: RequestSource, id: string): string => `${source}:${id}`

/** What a row follows; null for a request without a source. */
export function followedSource(key: string): { source: RequestSource; id: string } | null {
  const [source = '', ...id] = key.split(':')
  return source in REQUEST_SOURCES && id.length > 0
    ? { source: source as RequestSource, id: id.join(':') }
    : null
}

/** Where a request is, and what came of it. */
export type Outcome = { state: RequestState; result: string | null }

const done = (result: string): Outcome => ({ state: 'done', result: result.slice(0, 1000) })
const withWords = (start: string, words: string | null | undefined): string =>
  words ? `${start}: ${words}` : `${start}.`

type Returned = { state: ReturnState; paidPaise: number; creditsPaise: number; answer?: string | null }

/** How far a return is; null for one that is not there any more. */
export function returnOutcome(row: Returned | null): Outcome {
  switch (row?.state) {
    case 'requested':
      return { state: 'open', result: null }
    case 'approved':
    case 'received':
    case 'refunding':
      return { state: 'inProgress', result: null }
    case 'done':
      return done(withWords(`${formatInr(row.paidPaise + row.creditsPaise)} went back`, row.answer))
    case 'refused':
      return done(withWords('Refused', row.answer))
    case 'withdrawn':
      return done('Taken back.')
    default:
      return done('The account was deleted.')
  }
}

/** How far the objections to a key are. @param decided the last one that staff decided */
export function objectionOutcome(
  isOpen: boolean,
  decided: { state: string; note?: string | null } | null,
): Outcome {
  if (isOpen) return { state: 'open', result: null }
  if (!decided) return done('Taken back.')
  return done(withWords(decided.state === 'accepted' ? 'Accepted' : 'Rejected', decided.note))
}

/** What the row becomes; null when it is that already. A request that somebody works on stays so until it is decided. */
export function followedState(row: Outcome, outcome: Outcome): Outcome | null {
  const isBegun = row.state === 'inProgress' && outcome.state === 'open'
  const isSame = (isBegun || row.state === outcome.state) && (row.result ?? null) === outcome.result
  const state = isBegun ? row.state : outcome.state
  return isSame || !isRequestMove(row.state, state, 'source') ? null : { ...outcome, state }
}
