import type { Statement } from '#domain/calls/wallets.ts'
import { formatInr } from '#domain/money/formatInr.ts'

/** Balances of a wallet. */
export const WalletFigures = ({ statement }: { statement: Statement }) => {
  const facts: [string, number][] = [
    ['Available', statement.availablePaise],
    ['Reserved', statement.heldPaise],
    ['Pending', statement.pendingPaise],
  ]
  return (
    <dl className="order-amounts wallet-figures">
      {facts.map(([fact, paise]) => (
        <div key={fact}>
          <dt>{fact}</dt>
          <dd>{formatInr(paise)}</dd>
        </div>
      ))}
    </dl>
  )
}
