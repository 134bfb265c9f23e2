'use client'
import { AUTH_NOTICES, type AuthCall, failureText } from '#domain/auth/authNotices.ts'
import { type AuthAnswer, callAuth } from '#site/data/auth.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useMessageDialogs } from '#site/ui/MessageDialogs.tsx'
import { useSnackbar } from '#site/ui/SnackbarProvider.tsx'

/** Asks the login service and tells the person what section 8 says: while it runs, when it worked, when it was refused. */
export function useCalls() {
  const { base } = useProject()
  const showSnackbar = useSnackbar()
  const { alert } = useMessageDialogs()

  const fail = (call: AuthCall, answer: { message?: string; code?: string } | null) => {
    const { failAs, failMs } = AUTH_NOTICES[call]
    const text = failureText(call, answer)
    // Nothing failed here: the code was right, and the sign-up opens by itself.
    if (answer?.code === 'noAccount') showSnackbar(text, { severity: 'info', durationMs: failMs })
    else if (failAs === 'alert') void alert({ title: text })
    else showSnackbar(text, { severity: 'error', durationMs: failMs })
  }

  return async <Call extends AuthCall>(
    call: Call,
    body: Record<string, unknown>,
  ): Promise<AuthAnswer<Call> | null> => {
    const { wait, waitMs, done, doneAs } = AUTH_NOTICES[call]
    const endWait = showSnackbar(wait, { severity: 'info', durationMs: waitMs })
    const answer = await callAuth(base, call, body)
    endWait()
    if (answer?.apiSuccess) showSnackbar(done, { severity: doneAs })
    else fail(call, answer)
    return answer
  }
}
