import { MESSAGES } from '#domain/text/messages.ts'

/** What somebody earned. */
export const wallets = {
  seeCourses: 'See courses',
  reward: {
    title: MESSAGES.cashbackCredits as string,
    purpose: 'see your cashback credits',
    none: 'No cashback credits yet',
    noneText: 'Credits you earn on your orders appear here.',
  },
  refer: {
    title: MESSAGES.referralEarnings as string,
    purpose: 'see your referral earnings',
    none: 'No referral earnings yet',
    noneText: 'What you earn by referring friends appears here.',
  },
}
