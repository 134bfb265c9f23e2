import { describe, expect, it } from 'vitest'
import {
  isRequestMove,
  isRequestWaiting,
  REQUEST_STATES,
  type RequestMover,
} from '#domain/requests/states.ts'

const movesBy = (by: RequestMover) =>
  Object.fromEntries(
    REQUEST_STATES.map((from) => [from, REQUEST_STATES.filter((to) => isRequestMove(from, to, by))]),
  )

describe('a user request', () => {
  it('is begun, put back and opened again in the form of the panel, but never done there', () => {
    expect(movesBy('form')).toEqual({
      open: ['open', 'inProgress'],
      inProgress: ['open', 'inProgress'],
      done: ['open', 'inProgress', 'done'],
    })
  })

  it('is done by the call that takes its result, and by nothing else opened again there', () => {
    expect(movesBy('call')).toEqual({
      open: ['open', 'done'],
      inProgress: ['inProgress', 'done'],
      done: ['done'],
    })
  })

  it('follows what is decided elsewhere into every state', () => {
    for (const reached of Object.values(movesBy('source'))) expect(reached).toEqual(REQUEST_STATES)
  })

  it('waits until it is done', () =>
    expect(REQUEST_STATES.filter(isRequestWaiting)).toEqual(['open', 'inProgress']))
})
