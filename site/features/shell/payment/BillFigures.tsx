'use client'
import clsx from 'clsx'
import type { ReactNode } from 'react'
import { formatInr } from '#domain/money/formatInr.ts'
import { fill } from '#domain/text/fill.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { behind, earnsNote, gstNote, rows, saving, total as totalStyle } from './BillFigures.css.ts'
import { billRows, type Figures } from './billRows.ts'

type BillFiguresProps = {
  bill: Figures & { payablePaise: number }
  /** What the last figure is called. @default 'To pay' */
  total?: string
  /** Whether these are the figures of before a change that is on its way. */
  isBehind?: boolean
  /** Rows that stand below the total. */
  children?: ReactNode
}

/** How a bill adds up to what is to be paid. */
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

/** What the order earns, where it earns something. */
export function EarnsNote({ earnsPaise }: { earnsPaise: number }) {
  const { earns } = useTexts('bill')
  return earnsPaise > 0 ? <p className={earnsNote}>{fill(earns, { amount: formatInr(earnsPaise) })}</p> : null
}

type GstNoteProps = {
  taxPaise: number
  /** A sentence that stands before it. */
  before?: string | null
  className?: string
}

/** How much GST the total has in it; nothing where there is nothing to say. */
export function GstNote({ taxPaise, before, className = gstNote }: GstNoteProps) {
  const { gstIncluded } = useTexts('bill')
  const gst = taxPaise > 0 ? fill(gstIncluded, { amount: formatInr(taxPaise) }) : null
  const text = [before, gst].filter(Boolean).join(' ')
  return text ? <p className={className}>{text}</p> : null
}
