'use client'
import Copy from 'lucide-react/icons/copy'
import MessageCircle from 'lucide-react/icons/message-circle'
import Share2 from 'lucide-react/icons/share-2'
import { useSyncExternalStore } from 'react'
import { formatInr } from '#domain/money/formatInr.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import type { MyReferrals } from '#site/data/shop/referral.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import type { Texts } from '#site/texts/Texts.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Button } from '#site/ui/Button.tsx'
import { Card } from '#site/ui/Card.tsx'
import { LinkButton } from '#site/ui/navigation/LinkButton.tsx'
import { useSnackbar } from '#site/ui/overlays/SnackbarProvider.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { link, quiet, sharing, ways } from './Refer.css.ts'

/** The reward for a friend's first order, as a text. */
function rewardText({ rate, flatPaise }: MyReferrals['reward'], t: Texts['wallets']['refer']): string {
  const percent = `${rate / 100}%`
  if (rate === 0) return formatInr(flatPaise)
  return flatPaise === 0
    ? fillPlaceholders(t.rewardPart, { percent })
    : fillPlaceholders(t.rewardBoth, { percent, amount: formatInr(flatPaise) })
}

/** The origin never changes. The server does not know it. */
const subscribe = () => () => undefined
const browserOrigin = () => window.location.origin
const serverOrigin = () => ''

/** The reward for referrals, and the link to share. */
export function ShareReferral({ mine }: { mine: MyReferrals }) {
  const { refer: t } = useTexts('wallets')
  const { base, title } = useProject()
  const show = useSnackbar()
  const origin = useSyncExternalStore(subscribe, browserOrigin, serverOrigin)
  const url = `${origin}${base}${mine.path}`
  const { mostPaise, orderFromPaise } = mine.reward
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      show(t.copied)
    } catch {
      show(t.notCopied, { severity: 'error' })
    }
  }
  const share = async () => {
    try {
      if (navigator.share) await navigator.share({ title, url })
      else await copy()
    } catch (err) {
      // Closing the sheet is not an error.
      if (err instanceof DOMException && err.name === 'AbortError') return
      show(t.notCopied, { severity: 'error' })
    }
  }
  const terms = [
    mostPaise === null ? null : fillPlaceholders(t.most, { amount: formatInr(mostPaise) }),
    orderFromPaise > 0 ? fillPlaceholders(t.least, { amount: formatInr(orderFromPaise) }) : null,
  ]
  return (
    <Card as="section" pad="l" aria-labelledby="share">
      <div className={sharing}>
        <h2 id="share">{t.tell}</h2>
        <p>{fillPlaceholders(t.earn, { reward: rewardText(mine.reward, t) })}</p>
        {mine.friendCoupon ? (
          <p>
            <MixedText>{fillPlaceholders(t.friendGets, { coupon: mine.friendCoupon })}</MixedText>
          </p>
        ) : null}
        <p className={quiet}>{terms.filter(Boolean).join(' ')}</p>
        <p className={quiet}>
          {t.code}: <b>{mine.code}</b>
        </p>
        <p className={link}>
          <span className="sr-only">{`${t.link}: `}</span>
          {url}
        </p>
        <div className={ways}>
          <LinkButton
            href={`https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`}
            target="_blank"
            icon={MessageCircle}
          >
            WhatsApp
          </LinkButton>
          <Button look="outline" icon={Copy} onPress={() => void copy()}>
            {t.copy}
          </Button>
          <Button look="outline" icon={Share2} onPress={() => void share()}>
            {t.share}
          </Button>
        </div>
      </div>
    </Card>
  )
}
