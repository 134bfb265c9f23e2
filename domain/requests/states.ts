export const REQUEST_STATES = ['open', 'inProgress', 'done'] as const
export type RequestState = (typeof REQUEST_STATES)[number]

/** `form`: the state is chosen in the form of the panel; `call`: userrequests/close, with its result. */
type Transition = { from: readonly RequestState[]; to: RequestState; by: 'form' | 'call' }

/** All moves of a user request; one that is done can be opened again. */
export const REQUEST_EVENTS = {
  begin: { from: ['open', 'done'], to: 'inProgress', by: 'form' },
  putBack: { from: ['inProgress', 'done'], to: 'open', by: 'form' },
  close: { from: ['open', 'inProgress'], to: 'done', by: 'call' },
} as const satisfies Record<string, Transition>

/** States in which a request waits for the team. */
export const WAITING_REQUESTS: readonly RequestState[] = REQUEST_EVENTS.close.from

/** The state of a new request. */
export const NEW_REQUEST: RequestState = 'open'

export const isRequestWaiting = (state: RequestState): boolean => WAITING_REQUESTS.includes(state)

/** Whether the form of the panel may change a request from one state to another, or leave it as it is. */
export const isFormMove = (from: RequestState, to: RequestState): boolean =>
  from === to ||
  Object.values(REQUEST_EVENTS).some((event: Transition) => {
    return event.by === 'form' && event.to === to && event.from.includes(from)
  })
