'use client'
import clsx from 'clsx'
import type { ReactNode } from 'react'
import { formatInr } from '#domain/money/formatInr.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { behind, earnsNote, gstNote, rows, saving, total as totalStyle } from './BillFigures.css.ts'
import { billRows, type Figures } from './billRows.ts'

type BillFiguresProps = {
  bill: Figures & { payablePaise: number }
  /** Label of the last amount. @default 'To pay' */
  total?: string
  /** Whether these amounts are from before a change that is still being saved. */
  isBehind?: boolean
  /** Rows below the total. */
  children?: ReactNode
}

/** The bill: how its amounts add up to the total. */
export function BillFigures({ bill, total, isBehind, children }: BillFiguresProps) {
  const t = useTexts('bill')
  return (
    <dl className={clsx(rows, isBehind && behind)} aria-busy={isBehind}>
      {billRows(bill, t).map(({ key, label, amount, isSaving }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd className={isSaving ? saving : undefined}>{amount}</dd>
        </div>
      ))}
      <div className={totalStyle}>
        <dt>{total ?? t.toPay}</dt>
        <dd aria-live="polite">{formatInr(bill.payablePaise)}</dd>
      </div>
      {children}
    </dl>
  )
}

/** The credits that the order earns, if any. */
export function EarnsNote({ earnsPaise }: { earnsPaise: number }) {
  const { earns } = useTexts('bill')
  return earnsPaise > 0 ? (
    <p className={earnsNote}>{fillPlaceholders(earns, { amount: formatInr(earnsPaise) })}</p>
  ) : null
}

type GstNoteProps = {
  taxPaise: number
  /** A sentence before the note. */
  before?: string | null
  className?: string
}

/** The GST included in the total; nothing when there is none. */
export function GstNote({ taxPaise, before, className = gstNote }: GstNoteProps) {
  const { gstIncluded } = useTexts('bill')
  const gst = taxPaise > 0 ? fillPlaceholders(gstIncluded, { amount: formatInr(taxPaise) }) : null
  const text = [before, gst].filter(Boolean).join(' ')
  return text ? <p className={className}>{text}</p> : null
}
