import { Link } from '@payloadcms/ui'
import {
  Barcode,
  CalendarClock,
  ChevronRight,
  CircleAlert,
  CircleHelp,
  HandCoins,
  Inbox,
  Landmark,
  LifeBuoy,
  type LucideIcon,
  NotebookPen,
  Package,
  PackageCheck,
  PackageOpen,
  PackageSearch,
  PackageX,
  Star,
  Truck,
  UsersRound,
} from 'lucide-react'
import { localTime } from '#domain/content/localTime.ts'
import type { ScheduledCollection } from '#domain/content/schedule.ts'
import type { Dashboard } from '../../operations/panel/dashboard.ts'
import { listUrl } from '../../operations/panel/listUrl.ts'
import type { PendingWork } from '../../operations/panel/pendingWork.ts'

type EntryTexts = { one: string; many: string; note: string; Icon: LucideIcon; tone?: 'danger' | 'warning' }

const FAILED_CHANGE = {
  note: 'It stayed as it was. The schedule says why',
  Icon: CircleAlert,
  tone: 'danger',
} as const

const ENTRY_TEXTS: Record<PendingWork['id'], EntryTexts> = {
  failedPayments: {
    one: 'failed payment',
    many: 'failed payments',
    note: 'In the last 7 days. Call, or send the payment link again',
    Icon: CircleAlert,
    tone: 'danger',
  },
  unfulfilled: {
    one: 'paid order with something missing',
    many: 'paid orders with something missing',
    note: 'Nothing of it is to be packed. Add serial keys, or open it to see what is missing',
    Icon: Package,
    tone: 'danger',
  },
  transfers: {
    one: 'bank transfer to confirm',
    many: 'bank transfers to confirm',
    note: 'Look for the money at the bank, then mark the order as paid',
    Icon: Landmark,
    tone: 'warning',
  },
  toPack: {
    one: 'order to pack',
    many: 'orders to pack',
    note: 'Paid, or cash is collected on delivery',
    Icon: PackageCheck,
    tone: 'warning',
  },
  parcelsWithoutAwb: {
    one: 'parcel without a tracking number',
    many: 'parcels without a tracking number',
    note: 'Packed. Book a courier, or enter the number (AWB)',
    Icon: Barcode,
    tone: 'warning',
  },
  parcelsToHandOver: {
    one: 'parcel to hand over',
    many: 'parcels to hand over',
    note: 'Mark them as picked up when the courier takes them',
    Icon: Truck,
    tone: 'warning',
  },
  failedDeliveries: {
    one: 'failed delivery',
    many: 'failed deliveries',
    note: 'Call the student, then tell the courier what to do',
    Icon: PackageX,
    tone: 'warning',
  },
  parcelsToDecide: {
    one: 'parcel to decide about',
    many: 'parcels to decide about',
    note: 'Returned or lost. Send again or refund',
    Icon: PackageX,
    tone: 'danger',
  },
  lowStock: {
    one: 'product low in stock',
    many: 'products low in stock',
    note: 'Restock, or count what is there',
    Icon: PackageSearch,
    tone: 'warning',
  },
  requests: {
    one: 'open user request',
    many: 'open user requests',
    note: 'Answer, then close with the result',
    Icon: Inbox,
    tone: 'warning',
  },
  tickets: {
    one: 'support ticket to answer',
    many: 'support tickets to answer',
    note: 'A student is waiting for an answer',
    Icon: LifeBuoy,
    tone: 'warning',
  },
  lateDoubts: {
    one: 'doubt without an answer',
    many: 'doubts without an answer',
    note: 'Their promised time is over. Assign an expert who is free',
    Icon: CircleHelp,
    tone: 'danger',
  },
  assignments: {
    one: 'assignment to review',
    many: 'assignments to review',
    note: 'A student is waiting to continue',
    Icon: NotebookPen,
    tone: 'warning',
  },
  reviews: {
    one: 'review to read',
    many: 'reviews to read',
    note: 'Students see them once they are approved',
    Icon: Star,
    tone: 'warning',
  },
  returns: {
    one: 'return to decide',
    many: 'returns to decide',
    note: 'A student requests a refund',
    Icon: PackageOpen,
    tone: 'warning',
  },
  referrals: {
    one: 'referral to review',
    many: 'referrals to review',
    note: 'They may be one person. The reward waits',
    Icon: UsersRound,
    tone: 'warning',
  },
  payouts: {
    one: 'payout to pay',
    many: 'payouts to pay',
    note: 'Payouts requested',
    Icon: HandCoins,
    tone: 'warning',
  },
  failedPages: {
    one: 'scheduled change of a page failed',
    many: 'scheduled changes of pages failed',
    ...FAILED_CHANGE,
  },
  failedBlogs: {
    one: 'scheduled change of a blog post failed',
    many: 'scheduled changes of blog posts failed',
    ...FAILED_CHANGE,
  },
  failedProducts: {
    one: 'scheduled change of a product failed',
    many: 'scheduled changes of products failed',
    ...FAILED_CHANGE,
  },
}

/** Failed scheduled changes, which link to the content calendar; values are the collections it is filtered by. */
const IN_CALENDAR: Partial<Record<PendingWork['id'], ScheduledCollection>> = {
  failedPages: 'pages',
  failedBlogs: 'blogs',
  failedProducts: 'selling-products',
}

const hrefOf = ({ id, collection, where }: PendingWork, now: number): string =>
  IN_CALENDAR[id] ? `/admin/schedule?state=failed&kind=${IN_CALENDAR[id]}` : listUrl(collection, where(now))

type Row = {
  key: string
  title: string
  note: string
  href: string
  Icon: LucideIcon
  tone?: EntryTexts['tone']
}

function rowsOf({ work, scheduled, selected }: Dashboard, now: number): Row[] {
  const rows = (work ?? [])
    .filter(({ count }) => count > 0)
    .map(({ work, count }): Row => {
      const { one, many, ...words } = ENTRY_TEXTS[work.id]
      const title = `${count.toLocaleString('en-IN')} ${count === 1 ? one : many}`
      return {
        key: work.id,
        title,
        href: hrefOf(work, now),
        ...words,
      }
    })
  if (!scheduled?.next) return rows
  const next = new Intl.DateTimeFormat('en-IN', {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: selected.timeZone,
  }).format(new Date(scheduled.next))
  const title = `${scheduled.count.toLocaleString('en-IN')} scheduled ${scheduled.count === 1 ? 'change' : 'changes'}`
  const month = localTime(Date.parse(scheduled.next), selected.timeZone).slice(0, 7)
  const href = `/admin/schedule?month=${month}`
  return [...rows, { key: 'schedule', title, note: `Next: ${next}`, href, Icon: CalendarClock }]
}

/** Pending work; each entry links to the records it counts. */
export function WaitingList({ data, now }: { data: Dashboard; now: number }) {
  if (!data.work && !data.scheduled) return null
  const rows = rowsOf(data, now)
  return (
    <section className="panel-card" aria-labelledby="waiting">
      <div className="panel-head">
        <h2 id="waiting">Waiting for someone</h2>
      </div>
      {rows.length === 0 && (
        <p className="panel-muted">
          Nothing waits for you. Failed payments and requests that you may work on show here.
        </p>
      )}
      <ul className="panel-rows">
        {rows.map(({ key, title, note, href, Icon, tone }) => (
          <li key={key}>
            <Link prefetch={false} className="panel-rows__link" href={href}>
              <span className="panel-rows__icon" data-tone={tone}>
                <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
              </span>
              <span>
                <strong>{title}</strong>
                <small>{note}</small>
              </span>
              <ChevronRight size={18} strokeWidth={1.75} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
