type Fetch = typeof fetch

type Hooks = {
  /** Whether the panel's session has ended; must not use the wrapped fetch. */
  isSignedOut: () => Promise<boolean>
  /** Opens the sign-in dialog; true when the same person signed in again. */
  signInAgain: () => Promise<boolean>
  /** Called for each response received while signed in. */
  onAnswer: (request: { method: string; path: string; isOk: boolean }) => void
}

/** Paths that are not retried: sign-in, sign-out and session checks. */
const SESSION_PATHS = /^\/api\/(admin\/|auth\/|access$|users\/(me|logout|refresh-token)$|logs\/)/

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
 * Wraps fetch for the panel. A request refused for lack of a session waits for the person to sign in again in place and is then sent
 * once more, so that Payload's forms save as usual. Any other refusal, and one without a new sign-in, is returned.
 */
export const renewSession =
  (send: Fetch, hooks: Hooks): Fetch =>
  async (input, init) => {
    const { isOwn, path, method, isAction } = factsOf(input, init)
    const isCall = path.startsWith('/api/') && !SESSION_PATHS.test(path)
    if (!isOwn || !(isCall || isAction)) return send(input, init)
    const repeatable = input instanceof Request ? input.clone() : input
    const response = await send(input, init)
    // A server action without a session fails with any error status.
    const maybeSignedOut = isCall ? isRefusal(response.status) : response.status >= 400
    if (!maybeSignedOut || !(await hooks.isSignedOut())) {
      hooks.onAnswer({ method, path, isOk: response.ok })
      return response
    }
    if (!(await hooks.signInAgain())) return response
    const repeated = await send(repeatable, init)
    hooks.onAnswer({ method, path, isOk: repeated.ok })
    return repeated
  }
