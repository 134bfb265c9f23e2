'use client'
import { formatInr } from '#domain/money/formatInr.ts'
import { fill } from '#domain/text/fill.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Button } from '#site/ui/Button.tsx'
import { amount, bar, barButton } from './PayBar.css.ts'

export type PayButtonProps = { payablePaise: number; isPaying: boolean; onPress: () => void }

/** The button carries the amount. */
export function PayButton({
  payablePaise,
  isPaying,
  onPress,
  className,
}: PayButtonProps & { className?: string }) {
  const t = useTexts('checkout')
  return (
    <Button size="l" isBlock isPending={isPaying} onPress={onPress} className={className}>
      {payablePaise === 0 ? t.getFree : fill(t.pay, { amount: formatInr(payablePaise) })}
    </Button>
  )
}

/** On phones amount and button stay at the foot of the screen. */
export function PayBar(props: PayButtonProps) {
  return (
    <div className={bar} data-bottom-bar="">
      <b className={amount}>{formatInr(props.payablePaise)}</b>
      <PayButton {...props} className={barButton} />
    </div>
  )
}
