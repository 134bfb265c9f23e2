import { describe, expect, it } from 'vitest'
import { isFormMove, isRequestWaiting, REQUEST_STATES } from '#domain/requests/states.ts'

describe('a user request', () => {
  it('is begun, put back and opened again in the form of the panel, but never done there', () => {
    const moves = REQUEST_STATES.map((from) => [from, REQUEST_STATES.filter((to) => isFormMove(from, to))])
    expect(Object.fromEntries(moves)).toEqual({
      open: ['open', 'inProgress'],
      inProgress: ['open', 'inProgress'],
      done: ['open', 'inProgress', 'done'],
    })
  })

  it('waits until it is done', () =>
    expect(REQUEST_STATES.filter(isRequestWaiting)).toEqual(['open', 'inProgress']))
})
