'use client'
import { useRef } from 'react'
import { AUTH_NOTICES, type AuthCall, failureText } from '#domain/auth/authNotices.ts'
import { type AuthAnswer, callAuth } from '#site/data/auth.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useMessageDialogs } from '#site/ui/MessageDialogs.tsx'
import { useSnackbar } from '#site/ui/SnackbarProvider.tsx'
import { useTranslated } from './useTranslated.ts'

/** Asks the login service and tells the person what section 8 says: while it runs, when it worked, when it was refused. */
export function useCalls() {
  const translated = useTranslated()
  const { base } = useProject()
  const showSnackbar = useSnackbar()
  const { alert } = useMessageDialogs()
  const endLast = useRef<() => void>(undefined)

  /** The dialog says one thing at a time: news takes the place of what it said before. */
  const say = (text: string, severity: 'info' | 'success' | 'error', durationMs?: number) => {
    endLast.current?.()
    endLast.current = showSnackbar(text, { severity, durationMs })
  }

  const fail = (call: AuthCall, answer: { message?: string; code?: string } | null) => {
    const { failAs, failMs } = AUTH_NOTICES[call]
    const text = translated(failureText(call, answer))
    // Nothing failed here: the code was right, and the sign-up opens by itself.
    if (answer?.code === 'noAccount') say(text, 'info', failMs)
    // The dialog itself says what has changed, and goes on.
    else if (answer?.code === 'stepUp') endLast.current?.()
    else if (failAs === 'alert') {
      endLast.current?.()
      void alert({ title: text })
    } else say(text, 'error', failMs)
  }

  return async <Call extends AuthCall>(
    call: Call,
    body: Record<string, unknown>,
  ): Promise<AuthAnswer<Call> | null> => {
    const { wait, waitMs, done, doneAs } = AUTH_NOTICES[call]
    say(translated(wait), 'info', waitMs)
    const answer = await callAuth(base, call, body)
    if (answer?.apiSuccess) say(translated(done), doneAs)
    else fail(call, answer)
    return answer
  }
}
