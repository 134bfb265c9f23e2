import { describe, expect, it } from 'vitest'
import {
  DOUBT_EVENTS,
  DOUBT_STATES,
  type DoubtEvent,
  doubtMove,
  isWaiting,
  messageEvent,
} from '#domain/doubts/transitions.ts'

describe('a doubt', () => {
  it('reaches every state from new, and ends only when it is rejected or has expired', () => {
    const reached = new Set<string>(['new'])
    for (let size = 0; size !== reached.size; ) {
      size = reached.size
      for (const { from, to } of Object.values(DOUBT_EVENTS))
        if (from.some((state) => reached.has(state))) reached.add(to)
    }
    expect([...reached].toSorted()).toEqual([...DOUBT_STATES].toSorted())
    const ends = DOUBT_STATES.filter((state) =>
      Object.values(DOUBT_EVENTS).every(({ from }) => !(from as readonly string[]).includes(state)),
    )
    expect(ends).toEqual(['rejected', 'expired'])
  })

  it('is answered by experts alone, resolved by its student or the server, and assigned by staff or the server', () => {
    const mayDo = (event: DoubtEvent) =>
      (['student', 'expert', 'staff', 'server'] as const).filter(
        (actor) => doubtMove(DOUBT_EVENTS[event].from[0], event, actor) !== null,
      )
    expect(mayDo('answer')).toEqual(['expert'])
    expect(mayDo('resolve')).toEqual(['student', 'server'])
    expect(mayDo('assign')).toEqual(['staff', 'server'])
    expect(mayDo('escalate')).toEqual(['staff', 'server'])
    expect(mayDo('reopen')).toEqual(['student'])
  })

  it('takes no answer before somebody has begun with it', () => {
    expect(doubtMove('new', 'answer', 'expert')).toBeNull()
    expect(doubtMove('assigned', 'answer', 'expert')).toBeNull()
    expect(doubtMove('inProgress', 'answer', 'expert')).toBe('answered')
  })

  it('takes messages of its student except when it is rejected or has expired', () => {
    const events = Object.fromEntries(DOUBT_STATES.map((state) => [state, messageEvent(state)]))
    expect(events).toEqual({
      new: null,
      assigned: null,
      inProgress: null,
      answered: 'followUp',
      followUp: null,
      resolved: 'reopen',
      reopened: null,
      rejected: undefined,
      expired: undefined,
    })
  })

  it('waits after each message of its student', () => {
    expect(DOUBT_STATES.filter(isWaiting)).toEqual(['new', 'assigned', 'inProgress', 'followUp', 'reopened'])
  })
})
