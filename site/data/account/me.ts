'use client'
import useSWR from 'swr'
import { read } from '../base/ask.ts'
import { giveLatest, type Latest } from '../shop/latestNotificationFeed.ts'

/** The signed-in person, as auth/start answers. */
export type Me = {
  uid: string
  name?: string | null
  email?: string | null
  phone?: string | null
  userLevel: number
  role: string
  additionalFields?: unknown[]
  project: string
  /** Set while staff look through this person's eyes; nothing can be changed then. */
  viewingAs?: { name: string } | null
  /** A franchisee who asks to look after this student. */
  invitation?: { id: string; franchisee: string } | null
}

type Start =
  | (Latest & { apiSuccess: true; user: Me; viewingAs?: Me['viewingAs']; invitation?: Me['invitation'] })
  | { apiSuccess: false; code?: string }

/** One call for who it is and what the bell shows; strangers get an answer too, which browsers do not log as a fault. */
async function fetchMe([base]: readonly [base: string, what: string]): Promise<Me | null> {
  const started = await read<Start>(base, 'auth/start')
  // A fault is no sign-out: who it is stays what it was.
  if (!started) throw new Error('auth/start could not be read')
  const { status, body } = started
  if (!body.apiSuccess && body.code === 'signedOut') return null
  if (status !== 200 || !body.apiSuccess) throw new Error(`auth/start answered ${status}`)
  const { user, viewingAs, invitation, notifications, unread, cursor } = body
  await giveLatest(base, user.uid, { notifications, unread, cursor })
  return { ...user, viewingAs, invitation }
}

/** Who is signed in: undefined until known, null for nobody. Call `mutate()` after signing in or out. */
export function useMe(base: string) {
  const { data, error, isLoading, mutate } = useSWR([base, 'me'] as const, fetchMe, {
    revalidateOnFocus: true,
    shouldRetryOnError: false,
  })
  return { me: data, isLoading, error: error as Error | undefined, mutate }
}
