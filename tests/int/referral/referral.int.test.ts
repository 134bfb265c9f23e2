import { beforeAll, describe, expect, it } from 'vitest'
import { deleteAccount } from '#cms/operations/account/deleteAccount.ts'
import { cancelOrder } from '#cms/operations/orders/cancelOrder.ts'
import { decideReferral } from '#cms/operations/referral/decideReferral.ts'
import { joinReferral } from '#cms/operations/referral/joinReferral.ts'
import {
  markPayoutPaid,
  payoutTargetOf,
  refusePayout,
  requestPayout,
} from '#cms/operations/referral/payouts.ts'
import { codeOfPerson, personOfCode } from '#cms/operations/referral/referralCode.ts'
import { sweepWallets } from '#cms/operations/wallets/sweepWallets.ts'
import { readRow, readRows } from '#database/guard.ts'
import { DAY_MS } from '#domain/auth/policy.ts'
import { ATTRIBUTION_MS } from '#domain/referral/states.ts'
import { availableOf, heldOf, pendingOf } from '#domain/wallets/Wallet.ts'
import type { Referral, User } from '#payload-types'
import { addAddress } from '#tests/support/buying.ts'
import { newShopper, openShop, withCourseAndBook } from '#tests/support/shop/openShop.ts'
import { setShop } from '#tests/support/shop/shopOwner.ts'
import { buyAt, openShopper, type Shopper } from '#tests/support/shop/shopper.ts'
import { entriesOf, walletOf } from '#tests/support/wallets.ts'

const shop = openShop(withCourseAndBook)
const me = newShopper(shop)
const UPI = { kind: 'upi' as const, upiId: 'someone@bank', name: 'Some Body', pan: 'ABCDE1234F' }

beforeAll(async () => {
  await setShop(shop.payload, shop.project, 'admin-configs', { referralEnabled: true })
  await setShop(shop.payload, shop.project, 'reward-settings', {
    referral: {
      percent: 10,
      flatPaise: 5000,
      mostPaise: 25_000,
      orderFromPaise: 40_000,
      payoutFromPaise: 10_000,
      taxFreePaise: 20_000,
      taxPercent: 2,
      taxPercentWithoutPan: 20,
    },
  })
})

/** A new student who used the referrer's code `ago` ms ago. */
async function friendOf(referrer: Shopper, ago = 0, same: { network?: string } = {}): Promise<Shopper> {
  const friend = await openShopper(shop.payload, shop.project)
  const now = new Date()
  await joinReferral({
    payload: shop.payload,
    project: shop.project,
    friend: friend.person,
    device: null,
    network: same.network ?? null,
    now,
    capture: { code: await codeOfPerson(shop.payload, shop.project, referrer.id), at: now.getTime() - ago },
  })
  return friend
}
const referralOf = (friend: Shopper): Promise<Referral | null> =>
  readRow({
    payload: shop.payload,
    collection: 'referrals',
    where: { friendKey: { equals: friend.id } },
  })
const earnings = () => walletOf(shop.payload, me.person, 'earnings')
/** Titles of the referrer's notifications. */
const notificationTitles = async (): Promise<string[]> =>
  (
    await readRows({
      payload: shop.payload,
      collection: 'notifications',
      where: { user: { equals: me.id } },
      sort: ['addedOn'],
      limit: 50,
    })
  ).map(({ title }) => title)
const buyCourse = ({ browser }: Shopper) =>
  buyAt(shop.payload, shop.project, browser, { items: [{ product: shop.course.id }] })

describe('a referred friend', () => {
  it('of a deleted account has no referrer: code and names are deleted', async () => {
    const [referrer, friend] = [await openShopper(shop.payload, shop.project), await friendOf(me)]
    const code = await codeOfPerson(shop.payload, shop.project, referrer.id)
    expect(await personOfCode(shop.payload, shop.project, code)).toMatchObject({ user: referrer.id })
    await deleteAccount(shop.payload, referrer.person, new Date())
    expect(await personOfCode(shop.payload, shop.project, code)).toBeNull()
    await deleteAccount(shop.payload, friend.person, new Date())
    expect(await referralOf(friend)).toMatchObject({ referrer: me.id, friendName: 'Deleted account' })
  })

  it('earns the referrer a reward with the first paid order, after its return window', async () => {
    const friend = await friendOf(me)
    expect(await referralOf(friend)).toMatchObject({ state: 'joined', rewardPaise: 0 })
    await buyCourse(friend)
    expect(await referralOf(friend)).toMatchObject({ state: 'pending', rewardPaise: 25_000 })
    expect(pendingOf(await earnings())).toBe(25_000)
    const address = await addAddress(friend.browser)
    await buyAt(shop.payload, shop.project, friend.browser, { items: [{ product: shop.book.id }], address })
    expect(pendingOf(await earnings())).toBe(25_000)
    await sweepWallets(shop.payload, new Date(Date.now() + 8 * DAY_MS), false)
    expect(availableOf(await earnings(), Date.now() + 8 * DAY_MS)).toBe(25_000)
  })

  it('counts for 30 days after the link, for one referrer, and never for oneself', async () => {
    expect(await referralOf(await friendOf(me, ATTRIBUTION_MS + 1000))).toBeNull()
    const friend = await friendOf(me, ATTRIBUTION_MS - 60_000)
    const other = await openShopper(shop.payload, shop.project)
    const join = (friendPerson: User, code: string) =>
      joinReferral({
        payload: shop.payload,
        project: shop.project,
        friend: friendPerson,
        device: null,
        network: null,
        capture: { code, at: Date.now() },
        now: new Date(),
      })
    await join(friend.person, await codeOfPerson(shop.payload, shop.project, other.id))
    expect(await referralOf(friend)).toMatchObject({ referrer: me.id })
    await join(other.person, await codeOfPerson(shop.payload, shop.project, other.id))
    expect(await referralOf(other)).toBeNull()
    await join(other.person, 'NOSUCHCD')
    expect(await referralOf(other)).toBeNull()
  })

  it('who seems to be the same person waits for a review', async () => {
    const session = await readRow({
      payload: shop.payload,
      collection: 'sessions',
      where: { user: { equals: me.id } },
    })
    await shop.payload.db.updateOne({
      collection: 'sessions',
      where: { id: { equals: session?.id } },
      data: { ip: '203.0.113.7' },
    })
    const friend = await friendOf(me, 0, { network: '203.0.113.7' })
    await buyCourse(friend)
    const referral = await referralOf(friend)
    expect(referral).toMatchObject({ state: 'review', suspicions: ['sameNetwork'] })
    expect(pendingOf(await earnings())).toBe(0)
    const decisionOn = { payload: shop.payload, id: String(referral?.id), answer: 'Brothers', by: 'Somebody' }
    expect(await decideReferral({ ...decisionOn, act: 'approve', now: new Date() })).toMatchObject({
      state: 'pending',
    })
    expect(await decideReferral({ ...decisionOn, act: 'approve', now: new Date() })).toBeNull()
    expect(pendingOf(await earnings())).toBe(25_000)
  })

  it('with the referrer’s address waits for a review, and may be blocked for good', async () => {
    const address = await addAddress(me.browser)
    expect(address).toBeTruthy()
    const friend = await friendOf(me)
    const own = await addAddress(friend.browser)
    await buyAt(shop.payload, shop.project, friend.browser, {
      items: [{ product: shop.book.id }],
      address: own,
    })
    const referral = await referralOf(friend)
    expect(referral?.suspicions).toContain('sameAddress')
    const decisionOn = { payload: shop.payload, id: String(referral?.id), answer: 'Oneself', by: 'Somebody' }
    expect(await decideReferral({ ...decisionOn, act: 'block', now: new Date() })).toMatchObject({
      state: 'blocked',
    })
    expect(await decideReferral({ ...decisionOn, act: 'approve', now: new Date() })).toBeNull()
    expect((await entriesOf(shop.payload, me.person, 'earnings')).length).toBe(0)
  })

  it('whose order is cancelled during the review earns nothing, and cannot be approved any more', async () => {
    await addAddress(me.browser)
    const friend = await friendOf(me)
    const own = await addAddress(friend.browser)
    const order = await buyAt(shop.payload, shop.project, friend.browser, {
      items: [{ product: shop.book.id }],
      address: own,
    })
    const referral = await referralOf(friend)
    expect(referral).toMatchObject({ state: 'review', rewardPaise: 10_000 })
    await cancelOrder({ payload: shop.payload, order, by: null, reason: null, now: new Date() })
    expect(await referralOf(friend)).toMatchObject({ state: 'reversed', rewardPaise: 0 })
    const approval = { payload: shop.payload, id: String(referral?.id), act: 'approve' as const }
    expect(await decideReferral({ ...approval, answer: '', by: 'Somebody', now: new Date() })).toBeNull()
    expect(pendingOf(await earnings())).toBe(0)
  })

  it('whose order is cancelled earns nothing, pending or confirmed', async () => {
    for (const days of [0, 40]) {
      const friend = await friendOf(me)
      const address = await addAddress(friend.browser, '110001', 'DL')
      const order = await buyAt(shop.payload, shop.project, friend.browser, {
        items: [{ product: shop.book.id }],
        address,
      })
      const referral = await referralOf(friend)
      if (referral?.state === 'review')
        await decideReferral({
          payload: shop.payload,
          id: String(referral.id),
          act: 'approve',
          answer: '',
          by: 'Somebody',
          now: new Date(),
        })
      expect(pendingOf(await earnings())).toBe(10_000)
      await sweepWallets(shop.payload, new Date(Date.now() + days * DAY_MS), false)
      await cancelOrder({ payload: shop.payload, order, by: null, reason: null, now: new Date() })
      const after = await earnings()
      expect([availableOf(after, Date.now()), pendingOf(after)], `${days}`).toEqual([0, 0])
      expect(await referralOf(friend)).toMatchObject({ state: 'reversed' })
    }
  })
})

describe('a payout', () => {
  const earn = async () => {
    await buyCourse(await friendOf(me))
    await sweepWallets(shop.payload, new Date(Date.now() + 8 * DAY_MS), false)
  }
  const ask = (paise: number, requestKey: string) =>
    requestPayout({
      payload: shop.payload,
      project: shop.project,
      student: me.person,
      paise,
      requestKey,
      target: UPI,
      now: new Date(),
    })
  const decisionOn = (id: unknown) => ({
    payload: shop.payload,
    id: String(id),
    by: 'Somebody',
    now: new Date(),
  })

  it('reserves its amount, is paid once, deducts the year’s tax, and masks its target', async () => {
    await earn()
    const asked = await Promise.all([ask(15_000, 'the-first'), ask(15_000, 'the-first')])
    const [first] = asked
    if (first?.state !== 'requested') throw new Error('requested')
    expect([availableOf(await earnings(), Date.now()), heldOf(await earnings())]).toEqual([10_000, 15_000])
    expect(JSON.stringify(first.payout)).not.toContain('someone@bank')
    expect(payoutTargetOf(first.payout)).toEqual(UPI)
    expect(await ask(15_000, 'too-much')).toEqual({ state: 'short' })
    expect(await ask(9000, 'too-little')).toEqual({ state: 'tooLittle', leastPaise: 10_000 })
    const paid = await markPayoutPaid({ ...decisionOn(first.payout.id), reference: 'UTR 1' })
    expect(paid).toMatchObject({ state: 'paid', taxPaise: 0, pendingTask: null })
    expect(await markPayoutPaid({ ...decisionOn(first.payout.id), reference: 'UTR 2' })).toBeNull()
    expect(await notificationTitles()).toEqual([
      'Your friend ordered: ₹250 for you',
      '₹150 of your earnings was paid out',
    ])
    expect([availableOf(await earnings(), Date.now()), heldOf(await earnings())]).toEqual([10_000, 0])
    const second = await ask(10_000, 'the-second')
    if (second.state !== 'requested') throw new Error('requested')
    // 15,000 and 10,000 paise exceed the yearly allowance: two percent of the total.
    expect(await markPayoutPaid({ ...decisionOn(second.payout.id), reference: 'UTR 3' })).toMatchObject({
      taxPaise: 500,
    })
    const entries = await entriesOf(shop.payload, me.person, 'earnings')
    expect(entries.filter(({ reason }) => reason === 'payout').map(({ amountPaise }) => amountPaise)).toEqual(
      [-15_000, -10_000],
    )
  })

  it('paid concurrently with another deducts the tax of both', async () => {
    await earn()
    const asked = [await ask(13_000, 'one'), await ask(12_000, 'other')]
    const paid = await Promise.all(
      asked.map((one) => {
        if (one.state !== 'requested') throw new Error('requested')
        return markPayoutPaid({ ...decisionOn(one.payout.id), reference: 'UTR' })
      }),
    )
    expect(paid.map((row) => row?.taxPaise ?? 0).toSorted((a, b) => a - b)).toEqual([0, 500])
  })

  it('that is refused releases its amount', async () => {
    await earn()
    const asked = await ask(20_000, 'refuse-me')
    if (asked.state !== 'requested') throw new Error('requested')
    await refusePayout({ ...decisionOn(asked.payout.id), answer: 'The account does not exist' })
    expect(availableOf(await earnings(), Date.now())).toBe(25_000)
    expect(await notificationTitles()).toContain('Your payout of ₹200')
  })
})
