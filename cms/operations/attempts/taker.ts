import type { Where } from 'payload'
import type { AttemptHead } from './attemptHead.ts'

/** Who takes a test: a student, or a guest by the hash of their token. */
export type Taker = { student: string; guest: null } | { student: null; guest: string }

export const nameOfTaker = ({ student, guest }: Taker): string => student ?? `guest:${guest}`

export const whereTaker = ({ student, guest }: Taker): Where =>
  student !== null ? { student: { equals: student } } : { guest: { equals: guest } }

export const isOwnAttempt = (head: AttemptHead, project: string, taker: Taker): boolean =>
  head.project === project &&
  (taker.student !== null ? head.student === taker.student : head.guest === taker.guest)
