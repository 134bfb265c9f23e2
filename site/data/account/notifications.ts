'use client'
import useSWR from 'swr'
import useSWRInfinite from 'swr/infinite'
import type { NotificationPage, NotificationView } from '#domain/calls/notifications.ts'
import { callApi } from '../base/callApi.ts'
import { type Answer, post } from '../post.ts'
import { type Key, type Latest, latestKey } from '../shop/latestNotificationFeed.ts'

export type { Latest, NotificationView }

/** Null once the session has ended. */
async function load<Body>([base, path]: Key): Promise<Body | null> {
  const { status, body } = await callApi<Body>(base, path)
  if (status === 401) return null
  if (status !== 200) throw new Error(`${path.split('?')[0]} answered ${status}`)
  return body
}

/** Requests the latest 20 unread; null once the session has ended. */
export const readLatest = (base: string, uid: string): Promise<Latest | null> =>
  load<Latest>(latestKey(base, uid))

/**
 * The latest 20 unread and their number; requests nothing without a `uid`, null once the session has ended.
 */
export function useLatest(base: string, uid: string | undefined) {
  const { data, error, mutate } = useSWR(uid ? latestKey(base, uid) : null, load<Latest>, {
    revalidateIfStale: false,
  })
  return { latest: data, error: error as Error | undefined, mutate }
}

/** All notifications, page by page. */
export function useNotificationPages(base: string, uid: string | undefined) {
  const { data, error, size, setSize, mutate, isValidating } = useSWRInfinite(
    (index: number, last: NotificationPage | null): Key | null => {
      if (!uid || (index > 0 && !last?.next)) return null
      return [base, `notifications/list${last?.next ? `?before=${last.next}` : ''}`, uid]
    },
    load<NotificationPage>,
    { revalidateFirstPage: false, revalidateOnFocus: false, shouldRetryOnError: false },
  )
  const pages = data?.flatMap((page) => page ?? [])
  return {
    notifications: pages?.flatMap((page) => page.notifications),
    hasMore: pages?.at(-1)?.next != null,
    isLoadingMore: isValidating && size > (data?.length ?? 0),
    error: error as Error | undefined,
    loadMore: () => void setSize(size + 1),
    /** Reloads the pages that are shown. */
    reload: () => void mutate(),
    /** Shows these as read without a request. */
    showRead: (isRead: (notification: NotificationView) => boolean) =>
      void mutate(
        (known) =>
          known?.map(
            (page) =>
              page && {
                ...page,
                notifications: page.notifications.map((entry) =>
                  isRead(entry) ? { ...entry, read: true } : entry,
                ),
              },
          ),
        { revalidate: false },
      ),
  }
}

type Read = Answer & { unread: number }

/** Marks these read; returns how many remain unread, null when it failed. */
export const markRead = async (base: string, ids: string[]): Promise<number | null> =>
  (await post<Read>(base, 'notifications/read', { ids }))?.unread ?? null

/** Marks everything read that was added up to `until` (ms). */
export const markAllRead = async (base: string, until: number): Promise<number | null> =>
  (await post<Read>(base, 'notifications/readall', { until }))?.unread ?? null
