import type { TicketRow } from '#domain/calls/tickets.ts'
import { OrderText } from '#site/features/shell/payments/OrderText.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { facts } from './TicketsScreen.css.ts'

type TicketFactsProps = { ticket: Pick<TicketRow, 'number' | 'category' | 'orderNumber'> }

/** Number and category of a ticket, and its order; each number stays in one line. */
export function TicketFacts({ ticket: { number, category, orderNumber } }: TicketFactsProps) {
  const t = useTexts('tickets')
  return (
    <p className={facts}>
      <OrderText text="{number}" number={number} /> · {t.categories[category]}
      {orderNumber ? (
        <>
          {' · '}
          <OrderText text={t.orderOf} number={orderNumber} />
        </>
      ) : null}
    </p>
  )
}
