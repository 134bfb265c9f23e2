import { MESSAGES } from './messages.ts'

/** Default duration of a snackbar (spec 2), in ms. */
export const SNACKBAR_MS = 5000

type Notice = {
  /** Where a failure is shown; `silent`: nowhere, the page continues without the data. */
  failAs: 'alert' | 'snackbar' | 'silent'
  failMs?: number
  /** Text when the server sent no message, or there was no response. */
  fallback?: string
  done?: string
  doneAs?: 'success'
}

/** Notices of spec 8 outside the sign-in dialog, whose calls are in `domain/auth/authNotices.ts`. */
export type NoticeName = 'updateuserdoc' | 'nameWithoutLetter' | 'signout' | 'dataRead'
export const NOTICES: Record<NoticeName, Notice> = {
  updateuserdoc: {
    failAs: 'alert',
    fallback: MESSAGES.profileUpdateFailed,
    done: MESSAGES.profileUpdated,
    doneAs: 'success',
  },
  nameWithoutLetter: { failAs: 'alert', fallback: MESSAGES.nameNeedsLetter },
  signout: { failAs: 'snackbar', failMs: SNACKBAR_MS, fallback: MESSAGES.someError },
  dataRead: { failAs: 'silent' },
}
