import { Link } from '@payloadcms/ui'
import { notFound } from 'next/navigation'
import type { DocumentViewServerProps } from 'payload'
import { readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { formatInr } from '#domain/money/formatInr.ts'
import { momentText } from '#domain/text/momentText.ts'
import { projectZone } from '../../operations/content/projectZone.ts'
import { findEditable, findViewable } from '../../operations/panel/findRow.ts'
import { Badge } from '../ui/Badge.tsx'
import { Crumbs } from '../ui/Crumbs.tsx'
import { ReferralActions } from './ReferralActions.tsx'
import { REFERRAL_BADGES, SUSPICION_TEXTS } from './referralTexts.ts'

/** Page of a referral: the referred friend, fraud signals, earnings and actions. */
export async function ReferralPage({ initPageResult: { req }, doc }: DocumentViewServerProps) {
  const row = await findViewable(req, 'referrals', String(doc.id))
  if (!row) notFound()
  const { payload } = req
  const [timeZone, may, friend, referrer] = await Promise.all([
    projectZone(payload, idOf(row.project)),
    findEditable(req, 'referrals', String(row.id)),
    readRow({ payload, collection: 'users', where: { id: { equals: idOf(row.friend) } } }),
    readRow({ payload, collection: 'users', where: { id: { equals: idOf(row.referrer) } } }),
  ])
  const name = friend?.name ?? row.friendName ?? 'A friend'
  const facts = [
    ['Referred by', referrer?.name ?? 'No name'],
    ['With the code', row.code],
    ['Account since', momentText(row.joinedAt, timeZone)],
    ['First order', row.orderNumber ?? 'None yet'],
    ['Reward', row.rewardPaise > 0 ? formatInr(row.rewardPaise) : '–'],
  ] as const
  // The wrapper keeps Payload's breadcrumbs visible: panel/lists.css hides them above a `.panel` directly in the template.
  return (
    <div>
      <main className="panel order-page">
        <Crumbs list="referrals" label="Referrals" title={name} />
        <div className="order-head">
          <p className="order-head__badges">
            <Badge {...REFERRAL_BADGES[row.state]} />
          </p>
          {row.answer && <p className="panel-note">{row.answer}</p>}
          {row.by && <p className="panel-muted">{`Decided by ${row.by}`}</p>}
        </div>
        {may && <ReferralActions row={{ id: String(row.id), state: row.state, name }} />}
        <div className="order-page__columns">
          <section className="panel-card order-page__main" aria-labelledby="referral-facts">
            <h2 id="referral-facts">The referral</h2>
            <dl className="order-amounts">
              {facts.map(([fact, text]) => (
                <div key={fact}>
                  <dt>{fact}</dt>
                  <dd>
                    {fact === 'First order' && row.order ? (
                      <Link href={`/admin/collections/orders/${row.order}`} prefetch={false}>
                        {text}
                      </Link>
                    ) : (
                      text
                    )}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
          <section className="panel-card order-page__side" aria-labelledby="referral-odd">
            <h2 id="referral-odd">What they have in common</h2>
            {row.suspicions.length === 0 ? (
              <p className="panel-muted">Nothing that was seen.</p>
            ) : (
              <ul className="referral-odd">
                {row.suspicions.map((one) => (
                  <li key={one}>{SUSPICION_TEXTS[one]}</li>
                ))}
              </ul>
            )}
          </section>
        </div>
      </main>
    </div>
  )
}
