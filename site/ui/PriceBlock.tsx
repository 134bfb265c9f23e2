import clsx from 'clsx'
import { discountPercent, formatInr } from '#domain/money/formatInr.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { mrpLarge, mrp as mrpStyle, prices, root, saving, savingBelow, soldOut } from './PriceBlock.css.ts'

type PriceBlockProps = {
  /** `null`, as in the preview of a draft without a price, renders nothing. */
  pricePaise: number | null
  mrpPaise?: number | null
  /** @default 'm' */
  size?: keyof typeof prices
  /** Puts the saving on a line of its own. */
  isSavingBelow?: boolean
  isSoldOut?: boolean
  className?: string
}

/** Price, then the struck-through price, then the saving; always in this order. 0 is "Free". */
export function PriceBlock(props: PriceBlockProps) {
  const { pricePaise, mrpPaise, size = 'm', isSavingBelow, isSoldOut, className } = props
  const t = useTexts('ui')
  if (typeof pricePaise !== 'number') return null
  const percent = discountPercent(pricePaise, mrpPaise)
  return (
    <div className={clsx(root, className)}>
      <b className={clsx(prices[size], isSoldOut && soldOut)}>
        {pricePaise === 0 ? t.free : formatInr(pricePaise)}
      </b>
      {mrpPaise && mrpPaise > pricePaise ? (
        <s className={clsx(mrpStyle, size === 'xl' && mrpLarge)}>
          <span className="sr-only">{t.usualPrice} </span>
          {formatInr(mrpPaise)}
        </s>
      ) : null}
      {percent > 0 && pricePaise > 0 ? (
        <span className={clsx(saving, isSavingBelow && savingBelow)}>
          {fillPlaceholders(t.percentOff, { percent })}
        </span>
      ) : null}
    </div>
  )
}
