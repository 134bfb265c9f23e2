import { formatInr } from '#domain/money/formatInr.ts'

/** A franchisee's funds before and after the order. */
export const RemainingFunds = ({
  fundsPaise,
  payablePaise,
}: {
  fundsPaise: number
  payablePaise: number
}) => (
  <dl className="order-amounts order-amounts__small">
    <div>
      <dt>Your funds</dt>
      <dd>{formatInr(fundsPaise)}</dd>
    </div>
    {payablePaise > 0 && (
      <div>
        <dt>{payablePaise > fundsPaise ? 'Too little by' : 'Left afterwards'}</dt>
        <dd>{formatInr(Math.abs(fundsPaise - payablePaise))}</dd>
      </div>
    )}
  </dl>
)
