import { MESSAGES } from './messages.ts'

/** How long a snackbar stays unless said otherwise (spec 2), in ms. */
export const SNACKBAR_MS = 5000

type Notice = {
  /** Where a failure shows: `silent` means in no message, the page goes on without. */
  failAs: 'alert' | 'snackbar' | 'silent'
  failMs?: number
  /** When the server gave no message, or none came back. */
  fallback?: string
  done?: string
  doneAs?: 'success'
}

/** Spec 8 for what happens outside the sign-in dialog, whose calls are in `domain/auth/authNotices.ts`. */
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
