'use client'
import useSWR from 'swr'
import { readApi } from '../base/callApi.ts'
import { type Latest, seedLatest } from '../shop/latestNotificationFeed.ts'

/** The signed-in person, as auth/start returns them. */
export type Me = {
  uid: string
  name?: string | null
  email?: string | null
  phone?: string | null
  userLevel: number
  role: string
  additionalFields?: unknown[]
  project: string
  /** Set in a view-as session of staff; nothing can be changed then. */
  viewingAs?: { name: string } | null
  /** The franchisee of an invitation that this student has not answered yet. */
  invitation?: { id: string; franchisee: string } | null
}

type Start =
  | (Latest & { apiSuccess: true; user: Me; viewingAs?: Me['viewingAs']; invitation?: Me['invitation'] })
  | { apiSuccess: false; code?: string }

/**
 * One call for the person and the notifications of the bell; visitors get a success status too, since
 * browsers log any other as an error.
 */
async function fetchMe([base]: readonly [base: string, what: string]): Promise<Me | null> {
  const started = await readApi<Start>(base, 'auth/start')
  // A failed call is no sign-out: the person stays the same.
  if (!started) throw new Error('auth/start could not be read')
  const { status, body } = started
  if (!body.apiSuccess && body.code === 'signedOut') return null
  if (status !== 200 || !body.apiSuccess) throw new Error(`auth/start answered ${status}`)
  const { user, viewingAs, invitation, notifications, unread, cursor } = body
  await seedLatest(base, user.uid, { notifications, unread, cursor })
  return { ...user, viewingAs, invitation }
}

/** The signed-in person: undefined until known, null for a visitor. `mutate()` after signing in or out. */
export function useMe(base: string) {
  const { data, error, isLoading, mutate } = useSWR([base, 'me'] as const, fetchMe, {
    revalidateOnFocus: true,
    shouldRetryOnError: false,
  })
  return { me: data, isLoading, error: error as Error | undefined, mutate }
}
