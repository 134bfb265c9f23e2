import type { Statement } from '#domain/calls/wallets.ts'
import { formatInr } from '#domain/money/formatInr.ts'
import { momentText } from '#domain/text/momentText.ts'
import { ENTRY_NAMES } from './walletTexts.ts'

type Props = { statement: Statement; timeZone: string }

/** Wallet entries with running balance, newest first. */
export const EntryRows = ({ statement, timeZone }: Props) => (
  <section className="panel-card" aria-labelledby="wallet-entries">
    <h2 id="wallet-entries">Entries</h2>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard */}
    <section className="panel-scroll" tabIndex={0} aria-label="Entries, scrolls sideways">
      <table className="panel-table">
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col" className="panel-number">
              Amount
            </th>
            <th scope="col" className="panel-number">
              Pending
            </th>
            <th scope="col" className="panel-number">
              Balance
            </th>
          </tr>
        </thead>
        <tbody>
          {statement.entries.map(({ n, at, reason, amountPaise, pendingPaise, balancePaise, ...entry }) => (
            <tr key={n}>
              <td>
                {[ENTRY_NAMES[reason], entry.order, entry.note, entry.by].filter(Boolean).join(' · ')}
                <br />
                <span className="panel-muted panel-small">{momentText(at, timeZone)}</span>
              </td>
              <td className="panel-number">{amountPaise === 0 ? '–' : formatInr(amountPaise)}</td>
              <td className="panel-number">{pendingPaise === 0 ? '–' : formatInr(pendingPaise)}</td>
              <td className="panel-number">{formatInr(balancePaise)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
    {statement.entries.length === 0 && <p className="panel-muted">Nothing has moved here yet.</p>}
  </section>
)
