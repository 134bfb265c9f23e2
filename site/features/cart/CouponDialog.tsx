'use client'
import { formatInr } from '#domain/money/formatInr.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { dayText } from '#site/data/base/dateText.ts'
import type { CouponOffer, CouponOffers } from '#site/data/shop/couponOffers.ts'
import { groupByUsability, isSameSet } from '#site/data/shop/couponSets.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { Badge } from '#site/ui/Badge.tsx'
import { Button } from '#site/ui/Button.tsx'
import { Dialog } from '#site/ui/overlays/Dialog.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { CodeForm } from './CodeForm.tsx'
import {
  code as codeStyle,
  hint,
  name,
  offer,
  offers as offersStyle,
  offerText,
  part,
  refusedHead,
} from './CouponCard.css.ts'
import { Refusals } from './Refusals.tsx'
import { type Coupons, codesText } from './useCoupons.ts'

type CouponDialogProps = {
  isOpen: boolean
  onClose: () => void
  onTaken: (text: string) => void
  coupons: Coupons
  offers: CouponOffers
}

/** Every coupon for this cart: the best one, the next best, combinations, and why others do not apply. */
export function CouponDialog({ isOpen, onClose, onTaken, coupons, offers }: CouponDialogProps) {
  const t = useTexts('cart')
  const { best, runnerUp } = offers
  const { usable, refused } = groupByUsability(offers)
  const applySet = (codes: readonly string[]) =>
    void coupons.take(codes).then((text) => text !== null && onTaken(text))
  const ranked = [
    { label: t.bestForCart, set: best },
    { label: t.nextBest, set: runnerUp },
  ].flatMap(({ label, set }) => (set ? [{ label, ...set }] : []))
  const rankOf = (code: string) => ranked.find(({ codes }) => isSameSet(codes, [code]))?.label
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t.couponsForCart}>
      <div className={part}>
        <CodeForm coupons={coupons} onTaken={onTaken} />
        <Refusals coupons={coupons} onTaken={onTaken} />
      </div>
      {usable.length > 0 ? (
        <ul className={offersStyle} aria-label={t.allCoupons}>
          {ranked
            .filter(({ codes }) => codes.length > 1)
            .map(({ label, codes, discountPaise }) => (
              <li key={label} className={offer}>
                <div className={offerText}>
                  <Name codes={codes} rank={label} />
                  <span className={hint}>
                    {fillPlaceholders(t.off, { amount: formatInr(discountPaise) })}
                  </span>
                </div>
                <UseButton codes={codes} coupons={coupons} onTake={applySet} />
              </li>
            ))}
          {usable.map((one) => (
            <Offer key={one.code} one={one} rank={rankOf(one.code)} coupons={coupons} onTake={applySet} />
          ))}
        </ul>
      ) : null}
      {usable.length === 0 && coupons.applied.length === 0 ? <p>{t.noneApplies}</p> : null}
      {refused.length > 0 ? (
        <details>
          <summary className={refusedHead}>
            {fillPlaceholders(t.notApplying, { count: refused.length })}
          </summary>
          <ul className={offersStyle}>
            {refused.map((one) => (
              <Offer key={one.code} one={one} rank={undefined} coupons={coupons} onTake={applySet} />
            ))}
          </ul>
        </details>
      ) : null}
    </Dialog>
  )
}

function Name({ codes, rank }: { codes: readonly string[]; rank: string | undefined }) {
  return (
    <span className={name}>
      <b className={codeStyle}>{codesText(codes)}</b>
      {rank ? <Badge tone="success">{rank}</Badge> : null}
    </span>
  )
}

type UseButtonProps = {
  codes: readonly string[]
  coupons: Coupons
  onTake: (codes: readonly string[]) => void
}

function UseButton({ codes, coupons: { applied, isBusy }, onTake }: UseButtonProps) {
  const t = useTexts('cart')
  if (isSameSet(codes, applied)) return <span className={hint}>{t.used}</span>
  return (
    <Button
      size="s"
      look="outline"
      isDisabled={isBusy}
      aria-label={fillPlaceholders(t.useThis, { codes: codesText(codes) })}
      onPress={() => onTake(codes)}
    >
      {t.use}
    </Button>
  )
}

type OfferProps = Omit<UseButtonProps, 'codes'> & { one: CouponOffer; rank: string | undefined }

function Offer({ one, rank, ...rest }: OfferProps) {
  const t = useTexts('cart')
  const locale = useLocale()
  const { code, title, discountPaise, endsAt, refusal } = one
  const facts = [
    refusal ? refusal.message : fillPlaceholders(t.off, { amount: formatInr(discountPaise) }),
    endsAt === null ? null : fillPlaceholders(t.until, { day: dayText(endsAt, locale) }),
  ]
  return (
    <li className={offer}>
      <div className={offerText}>
        <Name codes={[code]} rank={rank} />
        <span>
          <MixedText>{title}</MixedText>
        </span>
        <span className={hint}>{facts.filter(Boolean).join(' · ')}</span>
      </div>
      {refusal ? null : <UseButton codes={[code]} {...rest} />}
    </li>
  )
}
