type Fetch = typeof fetch

type Hooks = {
  /** Whether the panel's session has ended, asked past this wrapper. */
  isSignedOut: () => Promise<boolean>
  /** Lets the person sign in again over the open page; whether the same person did. */
  signInAgain: () => Promise<boolean>
  /** A request of the panel was answered while signed in. */
  onAnswer: (request: { method: string; path: string; isOk: boolean }) => void
}

/** Signing in and out themselves, and the questions the panel asks about its session. */
const OF_THE_SESSION = /^\/api\/(admin\/|auth\/|access$|users\/(me|logout|refresh-token)$|logs\/)/

const isRefusal = (status: number): boolean => status === 401 || status === 403

function factsOf(input: RequestInfo | URL, init: RequestInit | undefined) {
  const request = input instanceof Request ? input : null
  const url = new URL(request?.url ?? String(input), window.location.href)
  const headers = new Headers(init?.headers ?? request?.headers)
  return {
    isOwn: url.origin === window.location.origin,
    path: url.pathname,
    method: (init?.method ?? request?.method ?? 'GET').toUpperCase(),
    isAction: headers.has('next-action'),
  }
}

/**
 * A fetch for the panel that an ended session does not fail: a request of an open page that is refused for lack of one
 * waits until the person has signed in again in place, and is made anew. Payload's forms thus save what was typed as if
 * nothing had happened. Refused for another reason, or not signed in again, the refusal stands.
 */
export const keepSession =
  (send: Fetch, hooks: Hooks): Fetch =>
  async (input, init) => {
    const { isOwn, path, method, isAction } = factsOf(input, init)
    const isCall = path.startsWith('/api/') && !OF_THE_SESSION.test(path)
    if (!isOwn || !(isCall || isAction)) return send(input, init)
    const again = input instanceof Request ? input.clone() : input
    const response = await send(input, init)
    // An action of the page that finds nobody signed in fails as a whole.
    const mayBeOut = isCall ? isRefusal(response.status) : response.status >= 400
    if (!mayBeOut || !(await hooks.isSignedOut())) {
      hooks.onAnswer({ method, path, isOk: response.ok })
      return response
    }
    if (!(await hooks.signInAgain())) return response
    const repeated = await send(again, init)
    hooks.onAnswer({ method, path, isOk: repeated.ok })
    return repeated
  }
