import { Link } from '@payloadcms/ui'
import { monthsOfYear } from '#domain/invoices/financialYear.ts'
import { shortMonth, yearName } from './monthName.ts'

/** Links to the months of a financial year up to `now` (`2026-11`), and to the years around it. */
export function MonthLinks({ path, month, now }: { path: `/${string}`; month: string; now: string }) {
  const hrefOf = (one: string | undefined) => `/admin${path}?month=${one}`
  const isPast = (monthsOfYear(month).at(-1) as string) < now
  const [before, after] = [yearsFrom(month, -1), yearsFrom(month, 1)]
  return (
    <nav className="panel-chips" aria-label={`Months of ${yearName(month)}`}>
      <Link href={hrefOf(monthsOfYear(before).at(-1))} prefetch={false}>
        {`← ${yearName(before)}`}
      </Link>
      {monthsOfYear(month)
        .filter((one) => one <= now)
        .map((one) => (
          <Link
            key={one}
            href={hrefOf(one)}
            prefetch={false}
            aria-current={one === month ? 'page' : undefined}
          >
            {shortMonth(one)}
          </Link>
        ))}
      {isPast && (
        <Link href={hrefOf(monthsOfYear(after)[0])} prefetch={false}>
          {`${yearName(after)} →`}
        </Link>
      )}
    </nav>
  )
}

const yearsFrom = (month: string, years: number): string =>
  `${Number(month.slice(0, 4)) + years}${month.slice(4)}`
