import { formatInr } from '#domain/money/formatInr.ts'
import type { Funds } from '../../operations/franchise/fundsOf.ts'
import { AdjustBalance } from '../wallets/AdjustBalance.tsx'

type Props = { person: { id: string; name: string }; funds: Funds | undefined; canMove: boolean }

/** List cell: a franchisee's funds, with a link to the statement and a button to add some. */
export const FundsCell = ({ person: { id, name }, funds, canMove }: Props) => (
  <div className="people-funds">
    {funds ? (
      <a href={`/admin/collections/fund-wallets/${funds.walletId}`}>{formatInr(funds.paise)}</a>
    ) : (
      <span>{formatInr(0)}</span>
    )}
    {canMove && <AdjustBalance kind="funds" owner={id} name={name} isSmall />}
  </div>
)
