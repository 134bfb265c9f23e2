import { Link } from '@payloadcms/ui'
import { notFound } from 'next/navigation'
import type { DocumentViewServerProps } from 'payload'
import { idOf } from '#database/idOf.ts'
import { formatInr } from '#domain/money/formatInr.ts'
import { momentText } from '#domain/text/momentText.ts'
import { projectZone } from '../../operations/content/projectZone.ts'
import { findEditable, findViewable } from '../../operations/panel/findRow.ts'
import { payoutTaxOf } from '../../operations/referral/payouts.ts'
import { Badge } from '../ui/Badge.tsx'
import { Crumbs } from '../ui/Crumbs.tsx'
import { PayoutActions } from './PayoutActions.tsx'
import { PAYOUT_BADGES } from './referralTexts.ts'

/** Page of a referral payout: amount, withheld tax, account and status. */
export async function PayoutPage({ initPageResult: { req }, doc }: DocumentViewServerProps) {
  const row = await findViewable(req, 'payouts', String(doc.id))
  if (!row) notFound()
  const isOpen = row.state === 'requested'
  const [timeZone, may, taxPaise] = await Promise.all([
    projectZone(req.payload, idOf(row.project)),
    findEditable(req, 'payouts', String(row.id)),
    isOpen ? payoutTaxOf(req.payload, row, new Date()) : row.taxPaise,
  ])
  const name = row.name ?? 'No name'
  const sums = [
    ['Asked for', row.paise],
    [row.hasPan ? 'Tax kept' : 'Tax kept, without a PAN', -taxPaise],
  ] as const
  // The wrapper keeps Payload's breadcrumbs visible: panel/lists.css hides them above a `.panel` directly in the template.
  return (
    <div>
      <main className="panel order-page">
        <Crumbs list="payouts" label="Payouts" title={name} />
        <div className="order-head">
          <p className="order-head__badges">
            <Badge {...PAYOUT_BADGES[row.state]} />
          </p>
          <p className="panel-muted">{`Requested ${momentText(row.requestedAt, timeZone)} · to ${row.target}`}</p>
          {row.decidedAt && (
            <p className="panel-muted">{`Decided ${momentText(row.decidedAt, timeZone)}${row.by ? ` by ${row.by}` : ''}`}</p>
          )}
          {row.reference && <p className="panel-note">{`Reference: ${row.reference}`}</p>}
          {row.answer && <p className="panel-note">{row.answer}</p>}
        </div>
        {may && isOpen && (
          <PayoutActions row={{ id: String(row.id), name, amount: formatInr(row.paise - taxPaise) }} />
        )}
        <section className="panel-card referral-card" aria-labelledby="payout-sums">
          <h2 id="payout-sums">{isOpen ? 'To be paid' : 'The amount'}</h2>
          <dl className="order-amounts">
            {sums.map(([label, paise]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{formatInr(paise)}</dd>
              </div>
            ))}
            <div className="order-amounts__total">
              <dt>{isOpen ? 'To transfer' : 'Transferred'}</dt>
              <dd>{formatInr(row.state === 'refused' ? 0 : row.paise - taxPaise)}</dd>
            </div>
          </dl>
          <p className="panel-muted">
            <Link
              href={`/admin/collections/earning-wallets?where[owner][equals]=${idOf(row.student)}`}
              prefetch={false}
            >
              {`All earnings of ${name}`}
            </Link>
          </p>
        </section>
      </main>
    </div>
  )
}
