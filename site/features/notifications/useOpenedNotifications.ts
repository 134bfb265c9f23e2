'use client'
import { useCallback, useEffect, useState } from 'react'
import {
  type Latest,
  markRead,
  type NotificationView,
  readLatest,
  useLatest,
} from '#site/data/account/notifications.ts'

type Opening = { shown: NotificationView[] } | { error: true } | null

/**
 * The notifications that the opened drawer shows: the latest unread ones at that moment, of which exactly
 * these are marked read (spec 4). Later ones are counted and wait for `showNew`. Null while it loads.
 */
export function useOpenedNotifications(base: string, uid: string, isOpen: boolean) {
  const { latest, mutate } = useLatest(base, uid)
  const [opening, setOpening] = useState<Opening>(null)

  const loadLatest = useCallback(async () => {
    setOpening(null)
    let fresh: Latest | null
    try {
      fresh = await readLatest(base, uid)
    } catch {
      setOpening({ error: true })
      return
    }
    void mutate(fresh, { revalidate: false })
    const shown = fresh?.notifications ?? []
    setOpening({ shown })
    if (shown.length === 0) return
    const ids = shown.map(({ id }) => id)
    const unread = await markRead(base, ids)
    if (unread === null) return
    void mutate(
      (known) =>
        known && {
          ...known,
          unread,
          notifications: known.notifications.filter(({ id }) => !ids.includes(id)),
        },
      { revalidate: false },
    )
  }, [base, uid, mutate])

  useEffect(() => {
    if (isOpen) void loadLatest()
  }, [isOpen, loadLatest])

  const shownIds = opening && 'shown' in opening ? opening.shown.map(({ id }) => id) : []
  const arrived = latest?.notifications.filter(({ id }) => !shownIds.includes(id)).length ?? 0
  return { opening, arrived: opening && 'shown' in opening ? arrived : 0, showNew: () => void loadLatest() }
}
