import { expect, it } from 'vitest'
import { conditionalUpdate, readRow } from '#database/guard.ts'
import type { NotificationView } from '#domain/calls/notifications.ts'
import type { Order } from '#payload-types'
import { type Browser, belowExpress, openBrowser } from '#tests/support/browser.ts'
import { sendQueuedMessages } from '#tests/support/messages.ts'
import { messagesTo } from '#tests/support/outbox.ts'
import { freshPhone, signIn } from '#tests/support/people.ts'
import { newBuyer, openShop } from '#tests/support/shop/openShop.ts'
import { createBook } from '#tests/support/shop/sell.ts'
import { setShop, updateAsAdmin } from '#tests/support/shop/shopOwner.ts'
import { orderAt, orderRow, startAt } from '#tests/support/shop/shopper.ts'

const shop = openShop()
const me = newBuyer(shop)

/** The same signed-in browser on Hindi pages. */
function inHindi({ jar }: Browser): Browser {
  const browser = openBrowser(shop.project, belowExpress(shop.project, 'hi'))
  for (const [name, value] of jar) browser.jar.set(name, value)
  return browser
}

async function orderBook(title: string) {
  await setShop(shop.payload, shop.project, 'shop-settings', { cashStates: [] })
  await setShop(shop.payload, shop.project, 'payment-settings', {
    cashOnDelivery: { isActive: true, maxPaise: 0, feePaise: 0 },
  })
  const book = await createBook(shop.payload, shop.project, null)
  await updateAsAdmin(shop.payload, shop.project, 'selling-products', book.id, { hindi: { title } })
  const method = 'cashOnDelivery'
  const order = await orderAt(me.browser, { items: [{ product: book.id }], address: me.address, method })
  await startAt(me.browser, order, method)
  return { ...(await orderRow(shop.payload, order)), bookTitle: book.title }
}

const titles = async (browser: Browser) => {
  const { body } = await browser.get<{ notifications: NotificationView[] }>('/notifications/latest')
  return body.notifications.map(({ title }) => title)
}

it('a notification is in the language of the current page, a message in the language that its receiver last used', async () => {
  const email = `hindi-${process.pid}@example.org`
  await conditionalUpdate({
    payload: shop.payload,
    collection: 'users',
    where: { id: { equals: me.person.id } },
    data: { email, isEmailVerified: true },
  })
  const english = await orderBook('पहली किताब')
  await sendQueuedMessages(shop.payload)
  expect(messagesTo(email).at(-1)).toMatchObject({
    subject: expect.stringMatching(new RegExp(`^Order ${english.number} is confirmed · `)),
    text: expect.stringContaining(`is confirmed. You pay ₹500 on delivery`),
  })

  const hindiPage = inHindi(me.browser)
  await hindiPage.get('/auth/start')
  const hindi = await orderBook('दूसरी किताब')
  await sendQueuedMessages(shop.payload)
  const mail = messagesTo(email).at(-1)
  expect(mail?.subject).toMatch(new RegExp(`^ऑर्डर ${hindi.number} कन्फ़र्म हो गया · `))
  expect(mail?.text).toContain('आपको डिलीवरी पर ₹500 देने हैं।')
  expect(mail?.text).toMatch(new RegExp(`/hi/orders/${hindi.number}$`))
  expect(await titles(hindiPage)).toEqual([hindi, english].map(({ number }) => `ऑर्डर ${number} कन्फ़र्म हो गया`))
  expect(await titles(me.browser)).toEqual(
    [hindi, english].map(({ number }) => `Order ${number} is confirmed`),
  )
  // The order's page too: its items and delivery.
  const shown = async (browser: Browser) => {
    const { body } = await browser.get<{ docs: Order[] }>(`/orders?where[number][equals]=${hindi.number}`)
    return body.docs.map(({ lines, delivery }) => [lines[0]?.title, delivery?.label])
  }
  expect(await shown(me.browser)).toEqual([[hindi.bookTitle, 'Standard']])
  expect(await shown(hindiPage)).toEqual([['दूसरी किताब', 'सामान्य']])

  await me.browser.get('/auth/start')
  const person = { collection: 'users' as const, where: { id: { equals: me.person.id } } }
  expect(await readRow({ payload: shop.payload, ...person })).toMatchObject({ language: 'en' })
})

it('a code is sent in the language of the page that requested it', async () => {
  const phone = freshPhone()
  const hindiPage = openBrowser(shop.project, belowExpress(shop.project, 'hi'))
  await hindiPage.post('/auth/loginAndSendOtp', { phone: me.person.phone })
  expect(messagesTo(me.person.phone).at(-1)?.text).toMatch(/^\d{4}: .* में लॉग इन करने का कोड।/)
  await signIn(shop.project, phone, openBrowser(shop.project))
  expect(messagesTo(phone).at(-1)?.text).toMatch(/^\d{4} is your code to /)
})
