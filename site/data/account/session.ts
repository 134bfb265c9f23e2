import { sessionExpiry } from '#domain/auth/sessionExpiry.ts'
import { noAnswer } from '../base/noAnswer.ts'
import { serverTime } from '../base/serverTime.ts'
import { type Answer, post, send } from '../post.ts'
import type { VerifiedAnswer } from './auth.ts'

/** Trades the sign-in token for the session cookie; answers when by the server's clock (ms), or null when it was not taken. */
export async function openSession(base: string, signInToken: string): Promise<number | null> {
  const response = await send(base, 'auth/session', { signInToken })
  if (!response?.ok) return null
  const answer = (await response.json().catch(() => null)) as Answer | null
  return answer?.apiSuccess === true ? serverTime(response) : null
}

type StorageKeys = { sessionId: string; expiresAt: string }

/**
 * Keeps sessionId and expiresAt in the browser (spec 7). They are labels: the session itself is a cookie that scripts
 * can't read. A browser that keeps nothing is signed in all the same. `openedAt`: when, by the server's clock (ms).
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
    // Storage is full or switched off.
  }
}

/**
 * Spec 4: writes the sign-out log (with the session id, when there is one), signs out, clears what the browser
 * stored. Answers the text of the failure, or null.
 */
export async function endSession(base: string, keys: StorageKeys): Promise<string | null> {
  const answer = await post<Answer>(base, 'auth/signout', { sessionId: stored(keys.sessionId) ?? undefined })
  if (!answer?.apiSuccess) return answer?.message || noAnswer(base)
  delete document.documentElement.dataset.session
  try {
    localStorage.removeItem(keys.sessionId)
    localStorage.removeItem(keys.expiresAt)
  } catch {
    // Storage is switched off: nothing was kept.
  }
  return null
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
