'use client'
import Printer from 'lucide-react/icons/printer'
import { isCancellable } from '#domain/orders/moves.ts'
import type { WholeOrder } from '#site/data/shop/orders.ts'
import type { ReturnRow } from '#site/data/shop/returns.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Button } from '#site/ui/Button.tsx'
import { LinkButton } from '#site/ui/navigation/LinkButton.tsx'
import { BuyAgain } from './BuyAgain.tsx'
import { CancelOrder } from './CancelOrder.tsx'
import { helpHref } from './helpHref.ts'
import { actions } from './OrderView.css.ts'
import { canReturnLines, isAnythingReturnable, isPaid, reorderableLines } from './orderStateName.ts'
import { ReturnOrder } from './returns/ReturnOrder.tsx'
import { useOpenHref } from './useOpenHref.ts'

type OrderActionsProps = {
  order: WholeOrder
  returns: readonly ReturnRow[]
  reload: () => Promise<unknown>
}

/** Actions of the whole order besides paying. */
export function OrderActions({ order, returns, reload }: OrderActionsProps) {
  const t = useTexts('orders')
  const { openHref } = useOpenHref(order)
  const buyableAgain = reorderableLines(order, (product) => openHref(product) !== null)
  return (
    <div className={actions} data-print="hidden">
      {isPaid(order) ? (
        <Button look="outline" size="s" icon={Printer} onPress={() => window.print()}>
          {t.print}
        </Button>
      ) : null}
      {buyableAgain.length > 0 ? <BuyAgain lines={buyableAgain} /> : null}
      {isCancellable(order) ? <CancelOrder order={order} onDone={reload} /> : null}
      {canReturnLines(order) && isAnythingReturnable(order.lines, returns) ? (
        <ReturnOrder order={order} onDone={reload} />
      ) : null}
      <LinkButton href={helpHref(order)} look="outline" size="s" prefetch={false}>
        {t.getHelp}
      </LinkButton>
    </div>
  )
}
