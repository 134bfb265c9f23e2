'use client'
import { formatInr } from '#domain/money/formatInr.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { dayText } from '#site/data/base/dateText.ts'
import type { Friend } from '#site/data/shop/referral.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { Badge } from '#site/ui/Badge.tsx'
import { Card } from '#site/ui/Card.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { amount, quiet, row, rows } from './Refer.css.ts'

const TONES = { earned: 'success', pending: 'info', review: 'info' } as const

/** Friends who signed up by the person's link, and the rewards for them. */
export function Friends({ friends }: { friends: readonly Friend[] }) {
  const { refer: t } = useTexts('wallets')
  const locale = useLocale()
  return (
    <Card as="section" pad="l" aria-labelledby="friends">
      <h2 id="friends">{t.friends}</h2>
      {friends.length === 0 ? <p className={quiet}>{t.noFriends}</p> : null}
      <ul className={rows}>
        {friends.map(({ name, state, rewardPaise, joinedAt }) => (
          <li key={`${name}-${joinedAt}`} className={row}>
            <span>
              <b>
                <MixedText>{name}</MixedText>
              </b>
              <br />
              <span className={quiet}>{fillPlaceholders(t.joined, { day: dayText(joinedAt, locale) })}</span>
            </span>
            <span>
              {rewardPaise > 0 ? <span className={amount}>{formatInr(rewardPaise)} </span> : null}
              <Badge tone={TONES[state as keyof typeof TONES]}>{t.states[state]}</Badge>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
