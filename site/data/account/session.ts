import { sessionExpiry } from '#domain/auth/sessionExpiry.ts'
import { noAnswerText } from '../base/noAnswerText.ts'
import { serverTime } from '../base/serverTime.ts'
import { type Answer, post, send } from '../post.ts'
import type { VerifiedAnswer } from './auth.ts'

/** Exchanges the sign-in token for the session cookie; returns the server's time (ms), null when refused. */
export async function openSession(base: string, signInToken: string): Promise<number | null> {
  const response = await send(base, 'auth/session', { signInToken })
  if (!response?.ok) return null
  const answer = (await response.json().catch(() => null)) as Answer | null
  return answer?.apiSuccess === true ? serverTime(response) : null
}

type StorageKeys = { sessionId: string; expiresAt: string }

/**
 * Stores sessionId and expiresAt in the browser (spec 7). They are labels: the session itself is a cookie
 * that scripts can't read. Signing in works without browser storage too. `openedAt`: when, by the server's
 * clock (ms).
 */
export function rememberSession(
  keys: StorageKeys,
  { sessionId, expiresAt }: Pick<VerifiedAnswer, 'sessionId'> & { expiresAt?: number },
  openedAt: number,
): void {
  document.documentElement.dataset.session = ''
  try {
    localStorage.setItem(keys.sessionId, sessionId)
    localStorage.setItem(keys.expiresAt, String(sessionExpiry(expiresAt, openedAt)))
  } catch {
    // Storage is full or blocked.
  }
}

/**
 * Spec 4: writes the sign-out log (with the session id, if any), signs out, clears what the browser stored.
 * Returns the text of the failure, or null.
 */
export async function endSession(base: string, keys: StorageKeys): Promise<string | null> {
  const answer = await post<Answer>(base, 'auth/signout', {
    sessionId: readStored(keys.sessionId) ?? undefined,
  })
  if (!answer?.apiSuccess) return answer?.message || noAnswerText(base)
  delete document.documentElement.dataset.session
  try {
    localStorage.removeItem(keys.sessionId)
    localStorage.removeItem(keys.expiresAt)
  } catch {
    // Storage is blocked: nothing was stored.
  }
  return null
}

function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
