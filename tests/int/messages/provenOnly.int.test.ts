import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { maskReceiver } from '#domain/messages/maskReceiver.ts'
import type { Notification, User } from '#payload-types'
import { filesBelow } from '#tests/support/filesBelow.ts'
import { sellProducts } from '#tests/support/invoices/invoicing.ts'
import { deliveryLog, sendQueuedMessages } from '#tests/support/messages.ts'
import { messagesTo } from '#tests/support/outbox.ts'
import { createPerson, freshPhone } from '#tests/support/people.ts'
import { type Addressed, HOUR_MS, openNoticeKinds, REPORT } from './noticeKinds.ts'

const { shop, kinds } = openNoticeKinds()

/** A person whose phone and e-mail are proven, or only entered by others. */
async function addressed(
  isProven: boolean | { phone: boolean; email: boolean },
  level = 100,
): Promise<Addressed> {
  const person = await createPerson(shop.payload, shop.project, level)
  const email = `reader@a${freshPhone().slice(1)}.example.com`
  const proven = typeof isProven === 'boolean' ? { phone: isProven, email: isProven } : isProven
  const flags = { isPhoneVerified: proven.phone, isEmailVerified: proven.email }
  const where = { id: { equals: person.id } }
  await shop.payload.db.updateOne({ collection: 'users', where, data: { email, ...flags } })
  return { ...person, email, ...flags }
}

const bellsOf = async ({ id }: User): Promise<string[]> =>
  (
    await shop.payload.db.find<Notification>({
      collection: 'notifications',
      where: { user: { equals: id } },
      pagination: false,
    })
  ).docs.map(({ title }) => title)

const sentTo = ({ phone, email }: Addressed) => ({
  sms: messagesTo(phone).length,
  email: messagesTo(email).length,
})

it('the payment of an order is confirmed by SMS when the invoice cannot be e-mailed', async () => {
  const [reached, unreached] = [await addressed(true), await addressed({ phone: true, email: false })]
  for (const person of [reached, unreached]) await sellProducts(shop, person, [shop.course])
  await sendQueuedMessages(shop.payload)
  expect(sentTo(reached).sms).toBe(0)
  expect(messagesTo(unreached.phone).map(({ text }) => text)).toEqual([
    expect.stringMatching(/^Order \S+ is confirmed\. We have received your payment\./),
  ])
})

describe.each(kinds)('$what', ({ channels, orSms, bell, send, from }) => {
  const sendAll = async (person: Addressed) => {
    await send(person)
    // Reminders are queued for a later time.
    await sendQueuedMessages(shop.payload, new Date(Date.now() + 2 * HOUR_MS))
  }
  const level = from === 'settings/testMessage.ts' || from === REPORT ? 800 : 100

  it('is sent to the receiver’s proven identifiers', async () => {
    const person = await addressed(true, level)
    await sendAll(person)
    const sent = sentTo(person)
    for (const channel of channels) expect(sent[channel], channel).toBe(1)
    if (!orSms) return
    expect(sent.sms).toBe(0)
    // An SMS replaces the e-mail for people without a proven address.
    const unreached = await addressed({ phone: true, email: false })
    await sendAll(unreached)
    expect(sentTo(unreached)).toEqual({ sms: 1, email: 0 })
    expect(messagesTo(unreached.phone)[0]?.text).toMatch(bell as RegExp)
  })

  it('is not sent to unproven ones; the person is notified in the product, and the delivery log has the reason', async () => {
    const person = await addressed(false, level)
    await sendAll(person)
    expect(sentTo(person)).toEqual({ sms: 0, email: 0 })
    const receivers = [maskReceiver('sms', person.phone), maskReceiver('email', person.email)]
    const statuses = (await deliveryLog(shop.payload, shop.project))
      .filter(({ to }) => receivers.includes(to))
      .map(({ status }) => status)
    const isLogged = from === REPORT || (bell && from !== 'account/changeIdentity.ts')
    expect(statuses.toSorted()).toEqual(
      isLogged ? channels.map((one) => (one === 'sms' ? 'phoneUnproven' : 'emailUnproven')) : [],
    )
    if (bell) expect((await bellsOf(person)).filter((title) => bell.test(title))).toHaveLength(1)
  })
})

it('every operation that sends notices is tested here', () => {
  const operations = path.resolve('cms/operations')
  const importersOf = (module: string) =>
    filesBelow(operations, /\.ts$/)
      .filter((file) => readFileSync(file, 'utf8').includes(`messages/${module}.ts'`))
      .map((file) => path.relative(operations, file))
  const notices = [...importersOf('queueNotice'), ...importersOf('sendNotice')]
  const tested = [...new Set([...kinds.map(({ from }) => from), 'orders/notifyBuyer.ts'])]
  expect(notices.toSorted()).toEqual(tested.toSorted())
  expect(importersOf('deliver')).toEqual(['auth/requestCode.ts'])
})
