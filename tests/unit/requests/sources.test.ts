import { describe, expect, it } from 'vitest'
import {
  followedSource,
  followedState,
  objectionOutcome,
  returnOutcome,
  sourceKey,
} from '#domain/requests/sources.ts'
import { RETURN_STATES } from '#domain/returns/states.ts'

describe('a request that follows', () => {
  it('is known by its key, and no key of a person’s own request is one', () => {
    expect(followedSource(sourceKey('objections', 'release/question:1'))).toEqual({
      source: 'objections',
      id: 'release/question:1',
    })
    expect(followedSource(sourceKey('returns', 'r1'))).toEqual({ source: 'returns', id: 'r1' })
    for (const key of ['q5xYw_Zk-1', 'returns', 'orders:1', '']) expect(followedSource(key)).toBeNull()
  })

  it('waits while its return is undecided or under way, and has its result then', () => {
    const of = (state: (typeof RETURN_STATES)[number]) =>
      returnOutcome({ state, paidPaise: 49_900, creditsPaise: 100, answer: 'See you' })
    expect(Object.fromEntries(RETURN_STATES.map((state) => [state, of(state).state]))).toEqual({
      requested: 'open',
      approved: 'inProgress',
      received: 'inProgress',
      refunding: 'inProgress',
      done: 'done',
      refused: 'done',
      withdrawn: 'done',
    })
    expect(of('done').result).toBe('₹500 went back: See you')
    expect(of('refused').result).toBe('Refused: See you')
    expect(returnOutcome(null)).toEqual({ state: 'done', result: 'The account was deleted.' })
  })

  it('has what staff decided of the objections, unless another one waits', () => {
    expect(objectionOutcome(true, { state: 'accepted' })).toEqual({ state: 'open', result: null })
    expect(objectionOutcome(false, { state: 'rejected', note: 'b it is' }).result).toBe('Rejected: b it is')
    expect(objectionOutcome(false, null).result).toBe('Taken back.')
  })

  it('stays as it is while somebody works on it, and is opened again when its source is', () => {
    const open = { state: 'open', result: null } as const
    const done = { state: 'done', result: 'Accepted.' } as const
    expect(followedState({ state: 'inProgress', result: null }, open)).toBeNull()
    expect(followedState(open, open)).toBeNull()
    expect(followedState(done, open)).toEqual(open)
    expect(followedState({ state: 'inProgress', result: null }, done)).toEqual(done)
    expect(followedState(done, { ...done, result: 'Rejected.' })?.result).toBe('Rejected.')
  })
})
