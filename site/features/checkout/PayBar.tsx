'use client'
import { formatInr } from '#domain/money/formatInr.ts'
import { useAuthDialog } from '#site/features/shell/AuthDialogContext.tsx'
import { Button } from '#site/ui/Button.tsx'
import { amount, bar, barButton } from './PayBar.css.ts'

export type PayButtonProps = {
  isSignedIn: boolean
  payablePaise: number
  isPaying: boolean
  onPress: () => void
}

/** The button carries the amount; for strangers it logs in first. */
export function PayButton({
  isSignedIn,
  payablePaise,
  isPaying,
  onPress,
  className,
}: PayButtonProps & { className?: string }) {
  const { open } = useAuthDialog()
  if (!isSignedIn)
    return (
      <Button size="l" isBlock className={className} onPress={() => open()}>
        Log in to pay {formatInr(payablePaise)}
      </Button>
    )
  return (
    <Button size="l" isBlock isPending={isPaying} onPress={onPress} className={className}>
      {payablePaise === 0 ? 'Get it for free' : `Pay ${formatInr(payablePaise)}`}
    </Button>
  )
}

/** On phones amount and button stay at the foot of the screen. */
export function PayBar(props: PayButtonProps) {
  return (
    <div className={bar} data-bottom-bar="">
      {props.isSignedIn ? <b className={amount}>{formatInr(props.payablePaise)}</b> : null}
      <PayButton {...props} className={barButton} />
    </div>
  )
}
