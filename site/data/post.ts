/** A JSON response of our own API. */
export type Answer = { apiSuccess: boolean; message?: string; code?: string; retryAfterS?: number }

/** Fetch options besides the body. */
type SendOptions = Pick<RequestInit, 'keepalive' | 'signal'> & {
  token?: string
  next?: { revalidate: number }
}

/**
 * The only function with which the storefront POSTs JSON, or a form with a file; null when there was no
 * answer. `base` and `path` as for `post`.
 */
export async function send(
  base: string,
  path: string,
  body: unknown,
  { token, ...init }: SendOptions = {},
): Promise<Response | null> {
  try {
    return await fetch(`${base}/api/${path}`, {
      ...init,
      method: 'POST',
      headers: {
        accept: 'application/json',
        // FormData sets its own content type, with the boundary.
        ...(body instanceof FormData ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: body instanceof FormData ? body : JSON.stringify(body),
    })
  } catch {
    return null
  }
}

/**
 * The generic helper of spec 7: POST JSON with an optional Authorization token. Null on a non-ok answer or
 * any error. `path` is below the project's own `/api`, such as `auth/verifyOtp`; `base` comes from
 * `useProject()`.
 */
export async function post<T extends Answer>(
  base: string,
  path: string,
  body: unknown,
  token?: string,
): Promise<T | null> {
  const response = await send(base, path, body, { token })
  if (!response?.ok) return null
  try {
    return (await response.json()) as T
  } catch {
    return null
  }
}
