'use client'
import { useCallback, useEffect, useState } from 'react'
import { withNotification } from '#domain/notifications/withNotification.ts'
import { type Me, useMe } from '#site/data/account/me.ts'
import { type Latest, type NotificationView, useLatest } from '#site/data/account/notifications.ts'
import { useProjectPath } from '#site/features/shell/frame/useProjectPath.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { connectNotifications } from './notificationConnection.ts'
import { useIdle } from './useIdle.ts'

/** The page of a running test, which gets messages of staff with its own calls; thousands of students may be on it at once. */
const HALL = /^\/tests\/[^/]+$/

/**
 * The signed-in person's latest unread notifications, kept up to date while the page is open. Nothing is
 * requested before the page is idle, and nothing in the hall of a test. `arrived` is the newest one that came since.
 */
export function useNotifications(me: Me) {
  const { base, slug } = useProject()
  const { mutate: reloadPerson } = useMe(base)
  const isIdle = useIdle()
  const isInHall = HALL.test(useProjectPath())
  const uid = isIdle && !isInHall ? me.uid : undefined
  const { latest, mutate } = useLatest(base, uid)
  const [arrived, setArrived] = useState<NotificationView | null>(null)

  const isSessionOver = latest === null
  useEffect(() => {
    if (isSessionOver) void reloadPerson()
  }, [isSessionOver, reloadPerson])

  const change = useCallback(
    (next: (known: Latest) => Latest) => {
      void mutate((known) => known && next(known), { revalidate: false })
    },
    [mutate],
  )
  const cursor = latest?.cursor
  const isReady = Boolean(cursor)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the stream starts at the cursor of the first response and does not restart for later ones
  useEffect(() => {
    if (!uid || !cursor) return
    const connect = () =>
      connectNotifications({
        base,
        name: `${slug}-notifications-${uid}`,
        cursor,
        onEvent: (event) => {
          if (event.type === 'look') void mutate()
          else if (event.type === 'count') change((known) => ({ ...known, unread: event.unread }))
          else {
            change((known) => withNotification(known, event.notification))
            if (!event.notification.read) setArrived(event.notification)
          }
        },
      })
    let disconnect = connect()
    // A page in the back/forward cache must not hold its connection; when it returns it has missed events.
    const leave = () => disconnect()
    const reconnect = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      disconnect = connect()
      void mutate()
    }
    window.addEventListener('pagehide', leave)
    window.addEventListener('pageshow', reconnect)
    return () => {
      disconnect()
      setArrived(null)
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', reconnect)
    }
  }, [base, slug, uid, isReady, mutate, change])

  return { latest: latest ?? undefined, arrived }
}
