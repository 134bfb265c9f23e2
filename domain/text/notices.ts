import type { MESSAGES } from './messages.ts'

/** Default duration of a snackbar (spec 2), in ms. */
export const SNACKBAR_MS = 5000

type MessageKey = keyof typeof MESSAGES

type Notice = {
  /** Where a failure is shown; `silent`: nowhere, the page continues without the data. */
  failAs: 'alert' | 'snackbar' | 'silent'
  failMs?: number
  /** The message when the server did not answer, or gave none. */
  fallback?: MessageKey
  /** The message of a success. */
  done?: MessageKey
  doneAs?: 'success'
}

/** Notices of spec 8 for everything but signing in, whose notices are in `domain/auth/authNotices.ts`. */
export type NoticeName = 'updateuserdoc' | 'nameNeedsLetter' | 'signout' | 'dataRead'
export const NOTICES: Record<NoticeName, Notice> = {
  updateuserdoc: {
    failAs: 'alert',
    fallback: 'profileUpdateFailed',
    done: 'profileUpdated',
    doneAs: 'success',
  },
  nameNeedsLetter: { failAs: 'alert', fallback: 'nameNeedsLetter' },
  signout: { failAs: 'snackbar', failMs: SNACKBAR_MS, fallback: 'someError' },
  dataRead: { failAs: 'silent' },
}
