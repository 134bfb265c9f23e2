'use client'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Icon } from '#site/ui/media/Icon.tsx'
import { refusal, refusals } from './CouponCard.css.ts'
import { act } from './Lines.css.ts'
import type { Coupons } from './useCoupons.ts'

type RefusalsProps = { coupons: Coupons; onTaken?: (text: string) => void }

/** Why codes do not apply, as texts of the server, announced; a code that can't be combined can be applied alone. */
export function Refusals({ coupons: { refused, take }, onTaken }: RefusalsProps) {
  const t = useTexts('cart')
  return (
    <div role="status" className={refusals}>
      {refused.map(({ code, reason, message }) => (
        <p key={code} className={refusal}>
          <Icon icon={CircleAlert} size="s" />
          <span>
            {message}{' '}
            {reason === 'notTogether' ? (
              <button
                type="button"
                className={act}
                onClick={() => void take([code]).then((text) => text !== null && onTaken?.(text))}
              >
                {fillPlaceholders(t.useAlone, { code })}
              </button>
            ) : null}
          </span>
        </p>
      ))}
    </div>
  )
}
