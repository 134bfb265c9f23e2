import { beforeAll, describe, expect, it } from 'vitest'
import { remindOfExpiry } from '#cms/operations/wallets/remindOfExpiry.ts'
import { readRows } from '#database/guard.ts'
import { DAY_MS } from '#domain/auth/policy.ts'
import { newShopper, openShop } from '#tests/support/shop/openShop.ts'
import { setShop } from '#tests/support/shop/shopOwner.ts'
import { openShopper } from '#tests/support/shop/shopper.ts'
import { giveCredits, switchCreditsOn } from '#tests/support/wallets.ts'

const WEEK_MS = 7 * DAY_MS
const shop = openShop()
const me = newShopper(shop)
/** The job handles each day once: each test uses weeks of its own. */
let week = 3300

beforeAll(() => switchCreditsOn(shop.payload, shop.project))

/** Start of a week that no other test uses. */
const newWeek = () => {
  week += 10
  return week * WEEK_MS
}
const addCredits = (paise: number, expiresAt: number | null, person = me.person) =>
  giveCredits(shop.payload, shop.project, person, paise, expiresAt)
const remindOn = (ms: number) => remindOfExpiry(shop.payload, new Date(ms))
const notificationsOf = (user = me.id) =>
  readRows({
    payload: shop.payload,
    collection: 'notifications',
    where: { user: { equals: user } },
    sort: ['addedOn'],
    limit: 100,
  })
const dayOf = (ms: number): string =>
  new Intl.DateTimeFormat('en-US', {
    timeZone: 'Asia/Kolkata',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  })
    .formatToParts(ms)
    .filter(({ type }) => type !== 'literal')
    .map(({ value }) => value)
    .map((value, at, [month, day]) => [day, month, value][at])
    .join(' ')

describe('expiring credits', () => {
  it('are announced a week before, once per week', async () => {
    const start = newWeek()
    await addCredits(12_000, start + 9 * DAY_MS)
    await addCredits(8000, start + 8 * DAY_MS)
    await addCredits(5000, start + 15 * DAY_MS)
    await addCredits(7000, null)
    for (const day of [0, 0, 1, 2, 6]) await remindOn(start + day * DAY_MS)
    expect(await notificationsOf()).toMatchObject([
      {
        title: '₹200 of your credits expire soon',
        text: `The first ones expire on ${dayOf(start + 8 * DAY_MS)}. Use them on your next order.`,
        href: '/p/reward',
      },
    ])
    await remindOn(start + WEEK_MS)
    expect((await notificationsOf()).map(({ title }) => title)).toEqual([
      '₹200 of your credits expire soon',
      '₹50 of your credits expire soon',
    ])
  })

  it('are announced at least a week before, on any weekday', async () => {
    const start = newWeek()
    const ends = Array.from({ length: 7 }, (_, day) => start + 2 * WEEK_MS + day * DAY_MS)
    const people = await Promise.all(ends.map(() => openShopper(shop.payload, shop.project)))
    for (const [index, { person }] of people.entries()) await addCredits(3000, ends[index] as number, person)
    for (let day = 0; day < 14; day++) await remindOn(start + day * DAY_MS)
    for (const [index, { id }] of people.entries()) {
      const [notification] = await notificationsOf(id)
      expect((ends[index] as number) - Date.parse(notification?.addedOn ?? '')).toBeGreaterThanOrEqual(
        WEEK_MS,
      )
    }
  })

  it('are not announced too early, after their end, or without an active programme', async () => {
    const start = newWeek()
    const end = start + 2 * WEEK_MS + DAY_MS
    await addCredits(3000, end)
    await remindOn(start + 6 * DAY_MS)
    await remindOn(end)
    await setShop(shop.payload, shop.project, 'admin-configs', { rewardsEnabled: false })
    await remindOn(start + WEEK_MS)
    await setShop(shop.payload, shop.project, 'admin-configs', { rewardsEnabled: true })
    expect(await notificationsOf()).toEqual([])
  })
})
