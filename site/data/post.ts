/** JSON the server answers to our own calls. */
export type Answer = { apiSuccess: boolean; message?: string; code?: string; retryAfterS?: number }

/**
 * The generic helper of section 7: POST JSON with an optional Authorization token. Null on a non-ok answer or any error.
 * `path` is below the project's own `/api`, such as `auth/verifyOtp`; `base` comes from `useProject()`.
 */
export async function post<T extends Answer>(
  base: string,
  path: string,
  body: unknown,
  token?: string,
): Promise<T | null> {
  try {
    const response = await fetch(`${base}/api/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify(body),
    })
    return response.ok ? ((await response.json()) as T) : null
  } catch {
    return null
  }
}
