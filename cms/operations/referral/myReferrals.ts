import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { readRows } from '#database/guard.ts'
import { shortName } from '#domain/people/shortName.ts'
import type { Locale } from '#domain/text/locales.ts'
import { localisedText } from '#domain/text/localisedText.ts'
import type { Coupon } from '#payload-types'
import { codeOfPerson } from './referralCode.ts'
import { type ReferralProgramme, referralProgramme } from './referralProgramme.ts'

/** Upper limit of friends and payouts in the list. */
const MAX_ROWS = 100

/** The coupon for referred friends, if it is currently valid. */
export async function friendCoupon(
  payload: BasePayload,
  { friendCoupon: id }: Pick<ReferralProgramme, 'friendCoupon'>,
  now: Date,
  locale: Locale,
): Promise<{ code: string; title: string } | null> {
  if (!id) return null
  const coupon = await payload.db.findOne<Coupon>({
    collection: 'coupons',
    where: { id: { equals: id } },
    select: { code: true, title: true, hindiTitle: true, isActive: true, startsAt: true, endsAt: true },
  })
  const isOpen =
    coupon?.isActive &&
    (!coupon.startsAt || Date.parse(coupon.startsAt) <= now.getTime()) &&
    (!coupon.endsAt || Date.parse(coupon.endsAt) > now.getTime())
  return isOpen
    ? { code: coupon.code, title: localisedText(locale, coupon.title, coupon.hindiTitle) ?? coupon.code }
    : null
}

/** A person's referral code, referred friends and payouts. Amounts in paise, times in ms. */
export async function myReferrals(
  payload: BasePayload,
  project: RequestProject,
  user: string,
  now: Date,
  locale: Locale,
) {
  const programme = await referralProgramme(payload, project)
  const [code, friends, payouts, coupon] = await Promise.all([
    codeOfPerson(payload, project, user),
    readRows({
      payload,
      collection: 'referrals',
      where: { referrer: { equals: user } },
      sort: ['-joinedAt'],
      limit: MAX_ROWS,
      select: ['friendName', 'state', 'rewardPaise', 'joinedAt'],
    }),
    readRows({
      payload,
      collection: 'payouts',
      where: { student: { equals: user } },
      sort: ['-requestedAt'],
      limit: MAX_ROWS,
    }),
    friendCoupon(payload, programme, now, locale),
  ])
  const { rate, flatPaise, mostPaise, orderFromPaise } = programme.rules
  return {
    code,
    path: `/?ref=${code}`,
    reward: { rate, flatPaise, mostPaise, orderFromPaise },
    friendCoupon: coupon?.title ?? null,
    friends: friends.map(({ friendName, state, rewardPaise, joinedAt }) => ({
      name: shortName(friendName),
      state,
      rewardPaise,
      joinedAt: Date.parse(joinedAt),
    })),
    payouts: payouts.map((payout) => ({
      id: String(payout.id),
      paise: payout.paise,
      taxPaise: payout.taxPaise,
      target: payout.target,
      state: payout.state,
      reference: payout.reference ?? null,
      answer: payout.answer ?? null,
      requestedAt: Date.parse(payout.requestedAt),
    })),
    leastPayoutPaise: programme.payoutFromPaise,
  }
}
