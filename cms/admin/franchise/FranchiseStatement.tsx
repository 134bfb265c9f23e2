import { formatInr } from '#domain/money/formatInr.ts'
import { statementOf } from '../../operations/wallets/statement.ts'
import { EntryRows } from '../wallets/EntryRows.tsx'
import { WalletFigures } from '../wallets/WalletFigures.tsx'
import { OlderNewerLinks } from './OlderNewerLinks.tsx'
import type { PanelPartProps } from './PanelPartProps.ts'

/** Balance and statement of a franchisee's funds. */
export async function FranchiseStatement({ payload, franchisee, before, timeZone, now }: PanelPartProps) {
  const own = { payload, kind: 'funds' as const, owner: franchisee }
  const statement = await statementOf({ ...own, before, withNames: false, now })
  return (
    <>
      <section className="panel-card" aria-labelledby="franchise-funds">
        <h2 id="franchise-funds">{`Funds: ${formatInr(statement.availablePaise)}`}</h2>
        <WalletFigures statement={statement} />
      </section>
      <EntryRows statement={statement} timeZone={timeZone} />
      <OlderNewerLinks part="statement" before={before} next={statement.next} />
    </>
  )
}
