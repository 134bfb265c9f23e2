'use client'
import { relativeTime } from '#domain/text/relativeTime.ts'
import type { NotificationView } from '#site/data/account/notifications.ts'
import { timeText } from '#site/data/base/timeText.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { AppLink } from '#site/ui/navigation/AppLink.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { dot, head, item, link, row, text, time, title, titleRead } from './NotificationItem.css.ts'

type ItemProps = {
  notification: NotificationView
  /** ms since epoch, for relative times. */
  now: number
  /** Called when its link is clicked. */
  onFollow?: () => void
}

/** One notification: with a dot while it is unread. A link when it leads somewhere. */
export function NotificationItem({ notification, now, onFollow }: ItemProps) {
  const { href } = notification
  const content = <Content notification={notification} now={now} />
  return (
    <li className={item}>
      {href ? (
        <AppLink href={href} className={link} prefetch={false} onClick={onFollow}>
          {content}
        </AppLink>
      ) : (
        <div className={row}>{content}</div>
      )}
    </li>
  )
}

function Content({ notification, now }: Pick<ItemProps, 'notification' | 'now'>) {
  const t = useTexts('notifications')
  const locale = useLocale()
  const { read, addedOn } = notification
  return (
    <>
      <span className={read ? undefined : dot} aria-hidden="true" />
      <div className={head}>
        <p className={read ? titleRead : title}>
          {read ? null : <span className="sr-only">{t.unread}: </span>}
          <MixedText>{notification.title}</MixedText>
        </p>
        <time className={time} dateTime={new Date(addedOn).toISOString()} title={timeText(addedOn, locale)}>
          {relativeTime(addedOn, now, locale)}
        </time>
      </div>
      {notification.text ? (
        <p className={text}>
          <MixedText>{notification.text}</MixedText>
        </p>
      ) : null}
    </>
  )
}
