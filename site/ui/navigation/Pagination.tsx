import clsx from 'clsx'
import type { LucideIcon } from 'lucide-react'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Icon } from '../media/Icon.tsx'
import { AppLink } from './AppLink.tsx'
import {
  disabled,
  gap,
  list,
  minor,
  page as pageStyle,
  root,
  summary as summaryStyle,
} from './Pagination.css.ts'
import { pagesAround } from './pagesAround.ts'

type PaginationProps = {
  /** From 1. */
  page: number
  pageCount: number
  hrefOf: (page: number) => string
  /** Left of the pages: `1 to 12 of 73`. */
  summary?: string
}

/** Pagination with real links. */
export function Pagination({ page, pageCount, hrefOf, summary }: PaginationProps) {
  const t = useTexts('ui')
  return (
    <nav aria-label={t.pages} className={root}>
      {summary ? <p className={summaryStyle}>{summary}</p> : null}
      <ul className={list}>
        <Step label={t.previousPage} icon={ChevronLeft} href={page > 1 ? hrefOf(page - 1) : null} />
        {pagesAround(page, pageCount).map((entry, index) => (
          <li key={entry ?? `gap-${index}`} className={isMinor(entry, page, pageCount) ? minor : undefined}>
            {entry === null ? (
              <span className={clsx(pageStyle, gap)}>…</span>
            ) : (
              <AppLink
                href={hrefOf(entry)}
                className={pageStyle}
                aria-label={fillPlaceholders(t.page, { page: entry })}
                aria-current={entry === page ? 'page' : undefined}
              >
                {entry}
              </AppLink>
            )}
          </li>
        ))}
        <Step label={t.nextPage} icon={ChevronRight} href={page < pageCount ? hrefOf(page + 1) : null} />
      </ul>
    </nav>
  )
}

function Step({ label, icon, href }: { label: string; icon: LucideIcon; href: string | null }) {
  return (
    <li>
      {href ? (
        <AppLink href={href} className={pageStyle} aria-label={label}>
          <Icon icon={icon} />
        </AppLink>
      ) : (
        <span className={clsx(pageStyle, disabled)} aria-hidden="true">
          <Icon icon={icon} />
        </span>
      )}
    </li>
  )
}

const MAX_ON_PHONE = 5

/** The neighbours of the current page are hidden first when the row has no room. */
const isMinor = (entry: number | null, page: number, pageCount: number): boolean =>
  entry !== null && pageCount > MAX_ON_PHONE && entry !== page && entry !== 1 && entry !== pageCount
