'use client'
import type { VerifiedAnswer } from '#site/data/account/auth.ts'
import { useMe } from '#site/data/account/me.ts'
import { openSession, rememberSession } from '#site/data/account/session.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { storageKeys } from '#site/features/shell/storageKeys.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { useSnackbar } from '#site/ui/overlays/SnackbarProvider.tsx'

/**
 * Exchanges a verified code for a session; returns the text of the failure, or null once the person is known
 * everywhere.
 */
export function useSignIn() {
  const m = useTexts('messages')
  const { base, slug } = useProject()
  const { mutate } = useMe(base)
  const showSnackbar = useSnackbar()
  return async ({ signInToken, sessionId, expiresAt }: VerifiedAnswer): Promise<string | null> => {
    const openedAt = await openSession(base, signInToken)
    if (openedAt === null) {
      showSnackbar(m.verificationFailed, { severity: 'error' })
      return m.verificationFailed
    }
    rememberSession(storageKeys(slug), { sessionId, expiresAt }, openedAt)
    await mutate().catch(() => undefined)
    return null
  }
}
