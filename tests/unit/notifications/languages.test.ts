import { expect, it } from 'vitest'
import { cartMail } from '#domain/notifications/cartTexts.ts'
import { HINDI_NOTIFICATION_TEXTS } from '#domain/notifications/hindiNotificationTexts.ts'
import { NOTIFICATION_TEXTS } from '#domain/notifications/notificationTexts.ts'
import { transferDueNotification } from '#domain/notifications/orderNotifications.ts'
import { parcelNotification } from '#domain/notifications/parcelNotification.ts'
import { titlesText } from '#domain/notifications/titles.ts'
import { creditsExpiringNotification } from '#domain/notifications/walletNotification.ts'
import { renderText } from '#domain/text/renderText.ts'

const keys = Object.keys(NOTIFICATION_TEXTS) as (keyof typeof NOTIFICATION_TEXTS)[]
const placesIn = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).toSorted()

it.each(keys)('%s has the same placeholders in Hindi, and is Hindi', (key) => {
  expect(placesIn(HINDI_NOTIFICATION_TEXTS[key])).toEqual(placesIn(NOTIFICATION_TEXTS[key]))
  const words = HINDI_NOTIFICATION_TEXTS[key].replace(/\{\w+\}/g, '').trim()
  if (words && words !== '।') expect(words).toMatch(/\p{Script=Devanagari}/u)
})

const DAY = Date.parse('2026-11-24T20:00:00Z')

it('days, titles and sentences inside a text are in its language', () => {
  const { text } = creditsExpiringNotification(5000, DAY)
  expect(renderText('en', text)).toContain('expire on 25 Nov 2026')
  expect(renderText('hi', text)).toContain('25 नवंबर 2026')
  const { letter } = transferDueNotification('NP-1', 50_000, DAY, 'IFSC TEST0001')
  expect(letter && renderText('hi', letter).split('\n\n')).toEqual([
    '25 नवंबर 2026 तक ₹500 ट्रांसफ़र करें और ऑर्डर में बैंक रेफ़रेंस डालें।',
    'IFSC TEST0001',
    'ट्रांसफ़र के रिमार्क में NP-1 लिखें।',
  ])
  const items = titlesText({ title: 'Grammar book', hindiTitle: 'व्याकरण' }, 3)
  const mail = cartMail(items, 'https://a.example')
  expect(renderText('hi', mail)).toContain('आपके कार्ट में अब भी है: व्याकरण और 2 दूसरी चीज़ें।')
  expect(renderText('en', mail)).toContain('You left Grammar book and 2 more in your cart.')
})

it('a failed delivery attempt gives the courier’s reason', () => {
  const parcel = {
    ...({ number: 'NP-1', lines: [{ title: 'Book' }], state: 'attemptFailed', token: 't' } as const),
    ...({ cashPaise: 0, money: 'paid' } as const),
  }
  const said = (note: string | null) => {
    const news = parcelNotification({ ...parcel, note })
    return news && renderText('en', news.text)
  }
  expect(said('Door locked.')).toBe(
    'The courier could not deliver order NP-1. Note from the courier: Door locked. Tell us when and where to try again.',
  )
  expect(said(null)).toBe('The courier could not deliver order NP-1. Tell us when and where to try again.')
})
