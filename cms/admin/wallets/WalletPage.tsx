import { notFound } from 'next/navigation'
import type { DocumentViewServerProps } from 'payload'
import { hasModule } from '#access/moduleRules.ts'
import { viewerOf } from '#access/viewer.ts'
import { idOf } from '#database/idOf.ts'
import type { WalletKind } from '#domain/wallets/entries.ts'
import { projectZone } from '../../operations/content/projectZone.ts'
import { findViewable } from '../../operations/panel/findRow.ts'
import { statementOf } from '../../operations/wallets/statement.ts'
import { Crumbs } from '../ui/Crumbs.tsx'
import { AdjustBalance } from './AdjustBalance.tsx'
import { EntryRows } from './EntryRows.tsx'
import { WalletFigures } from './WalletFigures.tsx'

const PAGES = {
  'credit-wallets': { kind: 'credits', label: 'Cashback credits' },
  'earning-wallets': { kind: 'earnings', label: 'Referral earnings' },
  'fund-wallets': { kind: 'funds', label: 'Franchise funds' },
} as const satisfies Record<string, { kind: WalletKind; label: string }>

const MODULE = { credits: 'cashback', funds: 'franchise' } as const

/** Read-only page of a wallet: balances and entries. Only further entries change it. */
export async function WalletPage({ initPageResult: { req }, doc, searchParams }: DocumentViewServerProps) {
  const slug = initialSlug(req.routeParams?.collection)
  const row = slug && (await findViewable(req, slug, String(doc.id)))
  if (!slug || !row) notFound()
  const { kind, label } = PAGES[slug]
  const owner = idOf(row.owner) as string
  const requested = Number(searchParams?.before)
  const before = Number.isInteger(requested) && requested > 0 ? requested : null
  const [statement, timeZone] = await Promise.all([
    statementOf({ payload: req.payload, kind, owner, before, withNames: true, now: new Date() }),
    projectZone(req.payload, idOf(row.project)),
  ])
  const name = row.name || 'No name'
  const moves = kind !== 'earnings' && hasModule(viewerOf(req), MODULE[kind], 'edit') ? kind : null
  // The wrapper keeps Payload's breadcrumbs visible: panel/lists.css hides them above a `.panel` directly in the template.
  return (
    <div>
      <main className="panel order-page">
        <Crumbs list={slug} label={label} title={name} />
        <div className="order-head">
          <WalletFigures statement={statement} />
        </div>
        {moves && <AdjustBalance kind={moves} owner={owner} name={name} />}
        <EntryRows statement={statement} timeZone={timeZone} />
        {statement.next !== null && (
          <a className="panel-button" href={`/admin/collections/${slug}/${row.id}?before=${statement.next}`}>
            Earlier entries
          </a>
        )}
      </main>
    </div>
  )
}

const initialSlug = (slug: unknown): keyof typeof PAGES | null =>
  typeof slug === 'string' && slug in PAGES ? (slug as keyof typeof PAGES) : null
