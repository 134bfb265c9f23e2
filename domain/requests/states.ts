export const REQUEST_STATES = ['open', 'inProgress', 'done'] as const
export type RequestState = (typeof REQUEST_STATES)[number]

/**
 * `form`: the state is chosen in the form of the panel; `call`: userrequests/close, with its result; `source`: the server, as what the request
 * follows is decided elsewhere, or when its account is deleted.
 */
export type RequestMover = 'form' | 'call' | 'source'
type Transition = { from: readonly RequestState[]; to: RequestState; by: readonly RequestMover[] }

/** All moves of a user request; one that is done can be opened again. */
export const REQUEST_EVENTS = {
  begin: { from: ['open', 'done'], to: 'inProgress', by: ['form', 'source'] },
  putBack: { from: ['inProgress', 'done'], to: 'open', by: ['form', 'source'] },
  close: { from: ['open', 'inProgress'], to: 'done', by: ['call', 'source'] },
} as const satisfies Record<string, Transition>

/** States in which a request waits for the team. */
export const WAITING_REQUESTS: readonly RequestState[] = REQUEST_EVENTS.close.from

/** The state of a new request. */
export const NEW_REQUEST: RequestState = 'open'

export const isRequestWaiting = (state: RequestState): boolean => WAITING_REQUESTS.includes(state)

/** Whether a request may go from one state to another, or stay as it is. */
export const isRequestMove = (from: RequestState, to: RequestState, by: RequestMover): boolean =>
  from === to ||
  Object.values(REQUEST_EVENTS).some(
    (event: Transition) => event.by.includes(by) && event.to === to && event.from.includes(from),
  )
