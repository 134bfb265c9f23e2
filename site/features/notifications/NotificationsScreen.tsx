'use client'
import { useEffect, useRef } from 'react'
import { useMe } from '#site/data/account/me.ts'
import {
  markAllRead,
  markRead,
  type NotificationView,
  useLatest,
  useNotificationPages,
} from '#site/data/account/notifications.ts'
import { AccountFrame } from '#site/features/shell/account/AccountFrame.tsx'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { Button } from '#site/ui/Button.tsx'
import { Card } from '#site/ui/Card.tsx'
import { EmptyState } from '#site/ui/EmptyState.tsx'
import { ErrorState } from '#site/ui/ErrorState.tsx'
import { emptyNotifications } from '#site/ui/media/emptyArt.tsx'
import { AppLink } from '#site/ui/navigation/AppLink.tsx'
import { dayGroups } from './dayGroups.ts'
import { NotificationItem } from './NotificationItem.tsx'
import { NotificationRows } from './NotificationRows.tsx'
import { day, head, list, more, problem, settings } from './NotificationsScreen.css.ts'
import { useCurrentMinute } from './useCurrentMinute.ts'

/** `/notifications`: all of them, newest first, unread ones with a filled bubble. */
export function NotificationsScreen() {
  const t = useTexts('notifications')
  return (
    <AccountFrame
      purpose={t.purpose}
      skeleton={
        <>
          <h1>{t.title}</h1>
          <Card pad="none" className={list}>
            <NotificationRows />
          </Card>
        </>
      }
    >
      <AllNotifications />
    </AccountFrame>
  )
}

function AllNotifications() {
  const t = useTexts('notifications')
  const { base } = useProject()
  const { me } = useMe(base)
  const { latest, mutate: reloadLatest } = useLatest(base, me?.uid)
  const pages = useNotificationPages(base, me?.uid)
  const { reload, showRead } = pages
  const shown = withArrived(pages.notifications, latest?.notifications)

  // The unread count fell: some were read in the drawer, in another tab or on another device.
  const unread = latest?.unread
  const previous = useRef(unread)
  useEffect(() => {
    if (unread !== undefined && previous.current !== undefined && unread < previous.current) reload()
    previous.current = unread
  }, [unread, reload])

  const read = async (isRead: (item: NotificationView) => boolean, save: () => Promise<number | null>) => {
    const remainingUnread = await save()
    if (remainingUnread === null) return
    showRead(isRead)
    reload()
    previous.current = remainingUnread
    void reloadLatest()
  }
  const follow = (item: NotificationView) =>
    item.read
      ? undefined
      : void read(
          ({ id }) => id === item.id,
          () => markRead(base, [item.id]),
        )
  const until = shown?.[0]?.addedOn
  const hasUnread = shown?.some((item) => !item.read) ?? false

  return (
    <>
      <div className={head}>
        <h1>{t.title}</h1>
        {hasUnread && until !== undefined ? (
          <Button
            look="ghost"
            size="s"
            onPress={() =>
              void read(
                (item) => item.addedOn <= until,
                () => markAllRead(base, until),
              )
            }
          >
            {t.markAll}
          </Button>
        ) : null}
      </div>
      {shown === undefined && pages.error ? (
        <ErrorState title={t.failed} text={t.failedText}>
          <Button look="outline" onPress={reload}>
            {t.retry}
          </Button>
        </ErrorState>
      ) : shown?.length === 0 ? (
        <EmptyState art={emptyNotifications} title={t.none} text={t.noneText} />
      ) : (
        <Days notifications={shown} onFollow={follow} />
      )}
      {shown && pages.error ? (
        <p role="alert" className={problem}>
          {t.moreFailed}
        </p>
      ) : null}
      {pages.hasMore ? (
        <Button look="outline" className={more} isPending={pages.isLoadingMore} onPress={pages.loadMore}>
          {t.more}
        </Button>
      ) : null}
      <p>
        <AppLink href="/notifications/settings" className={settings}>
          {t.settings}
        </AppLink>
      </p>
    </>
  )
}

type DaysProps = {
  notifications: NotificationView[] | undefined
  onFollow: (notification: NotificationView) => void
}

function Days({ notifications, onFollow }: DaysProps) {
  const t = useTexts('notifications')
  const locale = useLocale()
  const now = useCurrentMinute()
  if (!notifications)
    return (
      <Card pad="none" className={list}>
        <NotificationRows />
      </Card>
    )
  return dayGroups(notifications, now, t, locale).map(({ label, entries }) => (
    <section key={label} aria-label={label}>
      <h2 className={day}>{label}</h2>
      <Card pad="none" className={list}>
        <ul>
          {entries.map((item) => (
            <NotificationItem key={item.id} notification={item} now={now} onFollow={() => onFollow(item)} />
          ))}
        </ul>
      </Card>
    </section>
  ))
}

/** The loaded pages with notifications that arrived since; those are newer than all of them. */
function withArrived(
  notifications: NotificationView[] | undefined,
  latest: NotificationView[] | undefined,
): NotificationView[] | undefined {
  const newest = notifications?.[0]?.addedOn ?? 0
  const arrived = latest?.filter(
    ({ id, addedOn }) => addedOn >= newest && !notifications?.some((known) => known.id === id),
  )
  return notifications && [...(arrived ?? []), ...notifications]
}
