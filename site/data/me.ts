'use client'
import useSWR from 'swr'

/** The signed-in person, as auth/me answers. */
export type Me = {
  uid: string
  name?: string | null
  email?: string | null
  phone?: string | null
  userLevel: number
  role: string
  additionalFields?: unknown[]
  project: string
}

async function fetchMe(url: string): Promise<Me | null> {
  const response = await fetch(url, { headers: { accept: 'application/json' } })
  if (response.status === 401) {
    // Unread, the answer would keep its connection.
    await response.text()
    return null
  }
  if (!response.ok) throw new Error(`auth/me answered ${response.status}`)
  return ((await response.json()) as { user: Me }).user
}

/** Who is signed in: undefined until known, null for nobody. Call `mutate()` after signing in or out. */
export function useMe(base: string) {
  const { data, error, isLoading, mutate } = useSWR(`${base}/api/auth/me`, fetchMe, {
    revalidateOnFocus: true,
    shouldRetryOnError: false,
  })
  return { me: data, isLoading, error: error as Error | undefined, mutate }
}
