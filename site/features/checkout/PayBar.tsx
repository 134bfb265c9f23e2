'use client'
import { formatInr } from '#domain/money/formatInr.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { barAmount } from '#site/features/shell/payments/BillFigures.css.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Button } from '#site/ui/Button.tsx'
import { bottomBar } from '#site/ui/navigation/bottomBar.css.ts'
import { barButton } from './PayBar.css.ts'

export type PayButtonProps = {
  payablePaise: number
  /** Whether it is paid on delivery. */
  isPaidLater: boolean
  isPaying: boolean
  onPress: () => void
}

/** The button shows the amount that is paid now. */
export function PayButton({
  payablePaise,
  isPaidLater,
  isPaying,
  onPress,
  className,
}: PayButtonProps & { className?: string }) {
  const t = useTexts('checkout')
  const due = isPaidLater ? t.placeOrder : fillPlaceholders(t.pay, { amount: formatInr(payablePaise) })
  const label = payablePaise === 0 ? t.getFree : due
  return (
    <Button size="l" isBlock isPending={isPaying} onPress={onPress} className={className}>
      {label}
    </Button>
  )
}

type PayBarProps = PayButtonProps & {
  /** The button to the next step; null in the last one. */
  next: { label: string; onPress: () => void } | null
}

/** On phones the amount and the Continue button stay at the bottom of the screen. */
export function PayBar({ next, ...props }: PayBarProps) {
  return (
    <div className={bottomBar} data-bottom-bar="">
      <b className={barAmount}>{formatInr(props.payablePaise)}</b>
      {next ? (
        <Button key="next" size="l" isBlock onPress={next.onPress} className={barButton}>
          {next.label}
        </Button>
      ) : (
        <PayButton {...props} className={barButton} />
      )}
    </div>
  )
}
