import { describe, expect, it } from 'vitest'
import type { NotificationView } from '#domain/calls/notifications.ts'
import {
  newDeviceNotification,
  orderPaidNotification,
  welcomeNotification,
} from '#domain/notifications/texts.ts'
import { badgeText, bellLabel, withNotification } from '#domain/notifications/withNotification.ts'
import { renderText } from '#domain/text/renderText.ts'
import { sentences } from '#domain/text/textOf.ts'
import { shell } from '#site/texts/en/shell.ts'

it.each([
  [welcomeNotification('Nalanda Prep'), 'Welcome to Nalanda Prep', '/learn'],
  [newDeviceNotification('Chrome on Android'), 'New sign-in', '/profile'],
  [
    orderPaidNotification('SH-26-000123', { opensClasses: true }),
    'Order SH-26-000123 is confirmed',
    '/orders/SH-26-000123',
  ],
])('%j has a text and a link', ({ title, text, href }, expectedTitle, expectedHref) => {
  expect([renderText('en', title), href]).toEqual([expectedTitle, expectedHref])
  expect(renderText('en', title).length).toBeLessThanOrEqual(120)
  expect(renderText('en', text).length).toBeLessThanOrEqual(500)
  expect(renderText('en', sentences(title, text))).not.toContain('!')
})

it.each([
  [{ opensClasses: true }, 'We have received your payment. Your course is in My learning.'],
  [{}, 'We have received your payment. See your order for the next steps.'],
  [{ opensClasses: true, isFree: true }, 'There was nothing to pay. Your course is in My learning.'],
  [{ isFree: true }, 'There was nothing to pay. See your order for the next steps.'],
])('the notification of a paid order of %j states whether money was received', (order, expected) => {
  expect(renderText('en', orderPaidNotification('SH-26-000123', order).text)).toBe(expected)
})

it('names the device of a new sign-in', () => {
  expect(renderText('en', newDeviceNotification('Chrome on Android').text)).toContain('Chrome on Android')
  expect(renderText('hi', newDeviceNotification('Chrome on Android').text)).toContain('Android पर Chrome से')
})

it.each([
  [0, '', 'Notifications'],
  [1, '1', 'Notifications, 1 unread'],
  [9, '9', 'Notifications, 9 unread'],
  [10, '9+', 'Notifications, 10 unread'],
  [99, '9+', 'Notifications, 99 unread'],
  [100, '9+', 'Notifications, 100 or more unread'],
])('%i unread: the bell shows %j with the label %j', (unread, badge, name) => {
  expect([badgeText(unread), bellLabel(shell, unread, 100)]).toEqual([badge, name])
})

describe('an incoming notification', () => {
  const notification = (n: number, read = false): NotificationView => ({
    id: `id${String(n).padStart(2, '0')}`,
    kind: 'message',
    title: `News ${n}`,
    text: null,
    href: null,
    read,
    addedOn: n * 1000,
    readOn: null,
  })
  const shown = { notifications: [notification(9), notification(5)] }
  const ids = (list: typeof shown) => list.notifications.map(({ id }) => id)

  it('is inserted by time', () => {
    expect(ids(withNotification(shown, notification(10)))).toEqual(['id10', 'id09', 'id05'])
    expect(ids(withNotification(shown, notification(7)))).toEqual(['id09', 'id07', 'id05'])
  })

  it('changes nothing when known or read', () => {
    expect(withNotification(shown, notification(9))).toBe(shown)
    expect(withNotification(shown, notification(11, true))).toBe(shown)
  })

  it('keeps the list at the latest 20', () => {
    const full = { notifications: Array.from({ length: 20 }, (_, i) => notification(40 - i)) }
    const next = withNotification(full, notification(41))
    expect(next.notifications).toHaveLength(20)
    expect([next.notifications[0]?.id, next.notifications.at(-1)?.id]).toEqual(['id41', 'id22'])
  })
})
