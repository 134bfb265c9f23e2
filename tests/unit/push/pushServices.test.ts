import { expect, it } from 'vitest'
import { PushSubscriptionSchema } from '#domain/messages/PushSubscriptionSchema.ts'
import { pushServiceOf } from '#domain/messages/pushServices.ts'
import { NOTIFICATION_KINDS } from '#domain/notifications/kinds.ts'
import { PUSHED } from '#domain/notifications/pushed.ts'
import { renderText } from '#domain/text/renderText.ts'

it.each([
  ['https://fcm.googleapis.com/fcm/send/abc', 'google'],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', 'mozilla'],
  ['https://web.push.apple.com/abc', 'apple'],
  ['https://wns2-par02p.notify.windows.com/w/?token=abc', 'microsoft'],
])('%s belongs to %s', (endpoint, name) => {
  expect(pushServiceOf(endpoint)).toBe(name)
})

it.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://user@fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com.example.org/abc',
  'https://evil-push.apple.com.example.org/',
  'https://notpush.apple.com/',
  'https://sub.fcm.googleapis.com/',
  'https://127.0.0.1/',
  'https://169.254.169.254/latest',
  'file:///etc/passwd',
  'no address',
  `https://fcm.googleapis.com/${'a'.repeat(1000)}`,
])('%s is no address of a push service', (endpoint) => {
  expect(pushServiceOf(endpoint)).toBeNull()
})

it('a subscription needs keys of the right length', () => {
  const endpoint = 'https://fcm.googleapis.com/fcm/send/abc'
  const keys = { p256dh: `B${'a'.repeat(86)}`, auth: 'a'.repeat(22) }
  expect(PushSubscriptionSchema.safeParse({ endpoint, keys }).success).toBe(true)
  for (const wrong of [{ p256dh: 'B', auth: keys.auth }, { ...keys, auth: 'a' }, {}])
    expect(PushSubscriptionSchema.safeParse({ endpoint, keys: wrong }).success).toBe(false)
})

it('a locked screen shows no text of a notification, in either language', () => {
  for (const kind of NOTIFICATION_KINDS) {
    const title = PUSHED[kind]?.title
    for (const locale of ['en', 'hi'] as const)
      expect(title ? renderText(locale, title) : 'stays under the bell').not.toMatch(/[{}\d]/)
  }
})
