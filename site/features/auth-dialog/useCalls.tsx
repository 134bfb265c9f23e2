'use client'
import { useRef } from 'react'
import { AUTH_NOTICES, type AuthCall, failureText } from '#domain/auth/authNotices.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { waitTime } from '#domain/text/waitTime.ts'
import { type AuthAnswer, callAuth } from '#site/data/account/auth.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { useMessageDialogs } from '#site/ui/overlays/MessageDialogs.tsx'
import { useSnackbar } from '#site/ui/overlays/SnackbarProvider.tsx'
import type { SnackLink } from '#site/ui/overlays/snackQueue.ts'
import { SUPPORT, SupportLine } from './SupportLine.tsx'

type Refused = { message?: string; code?: string; retryAfterS?: number }

const LONG_MS = 10_000

/** False for a sign-up whose phone and e-mail were proven before: no code was sent. */
const hasSent = (answer: object): boolean => {
  const { sent } = answer as { sent?: { phone: boolean; email: boolean } }
  return !sent || sent.phone || sent.email
}

/** Calls the login service and shows the messages of spec 8: while it runs, on success, on refusal. */
export function useCalls() {
  const t = useTexts('auth')
  const locale = useLocale()
  const messages = useTexts('messages')
  const { base } = useProject()
  const showSnackbar = useSnackbar()
  const { alert } = useMessageDialogs()
  const endLast = useRef<() => void>(undefined)

  /** The dialog shows one message at a time: a new one replaces the previous one. */
  const showMessage = (
    text: string,
    severity: 'info' | 'success' | 'error',
    durationMs?: number,
    link?: SnackLink,
  ) => {
    endLast.current?.()
    endLast.current = showSnackbar(text, { severity, durationMs, link })
  }

  const fail = (call: AuthCall, answer: Refused | null) => {
    const { failAs, failMs } = AUTH_NOTICES[call]
    const text = failureText(call, answer, messages)
    // A refused send states when the next one is possible, and where to get help.
    const wait = answer?.code === 'limit' ? answer.retryAfterS : undefined
    const more = wait === undefined ? '' : fillPlaceholders(t.nextRequest, { time: waitTime(wait, locale) })
    // Not a failure: the code was right, and the sign-up opens automatically.
    if (answer?.code === 'noAccount') showMessage(text, 'info', failMs)
    // No message: the dialog shows the change and continues.
    else if (answer?.code === 'stepUp') endLast.current?.()
    else if (failAs === 'alert') {
      endLast.current?.()
      void alert({ title: text, text: more ? <SupportLine text={more} /> : undefined })
    } else if (more) {
      showMessage([text, more].join(' '), 'error', LONG_MS, {
        href: SUPPORT,
        label: t.contactSupport,
        target: '_blank',
      })
    } else showMessage(text, 'error', failMs)
  }

  return async <Call extends AuthCall>(
    call: Call,
    body: Record<string, unknown>,
  ): Promise<AuthAnswer<Call> | null> => {
    const { wait, waitMs, done, doneAs } = AUTH_NOTICES[call]
    showMessage(messages[wait], 'info', waitMs)
    const answer = await callAuth(base, call, body)
    if (answer?.apiSuccess) {
      if (hasSent(answer)) showMessage(messages[done], doneAs)
      else endLast.current?.()
    } else fail(call, answer)
    return answer
  }
}
