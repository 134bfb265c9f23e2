'use client'
import { useState } from 'react'
import { formatInr } from '#domain/money/formatInr.ts'
import { momentText } from '#domain/text/momentText.ts'
import type { KeyPage } from '../../operations/exams/regrade/keyPage.ts'
import { isOfKind, ObjectionGroups } from './ObjectionGroups.tsx'
import { ObjectionWindowDialog } from './ObjectionWindowDialog.tsx'

type Props = { paper: string; page: KeyPage; timeZone: string }

/** Objections of students to keys by question, until when they are taken, and errors that they reported. */
export function ObjectionList({ paper, page, timeZone }: Props) {
  const { objections } = page
  const [isSetting, setSetting] = useState(false)
  return (
    <>
      <section className="panel-card" aria-labelledby="objections">
        <h2 id="objections">Objections</h2>
        <p className="panel-muted">{windowText(page.objectionWindow, timeZone)}</p>
        <button type="button" className="panel-button" onClick={() => setSetting(true)}>
          Set the end and the fee
        </button>
        <ObjectionGroups kind="objections" paper={paper} page={page} timeZone={timeZone} />
      </section>
      {objections.some((one) => isOfKind(one, 'reports')) && (
        <section className="panel-card" aria-labelledby="reported-errors">
          <h2 id="reported-errors">Reported errors</h2>
          <ObjectionGroups kind="reports" paper={paper} page={page} timeZone={timeZone} />
        </section>
      )}
      {isSetting && (
        <ObjectionWindowDialog
          paper={paper}
          timeZone={timeZone}
          objectionWindow={page.objectionWindow}
          onClose={() => setSetting(false)}
        />
      )}
    </>
  )
}

/** Until when objections are taken, and what each costs. */
function windowText({ until, fee }: KeyPage['objectionWindow'], timeZone: string): string {
  if (until === null) return 'None are taken.'
  const isTaken = until > Date.now()
  const cost =
    fee.paise === 0
      ? 'They are free.'
      : `Each costs ${formatInr(fee.paise)}, ${fee.isRefundable ? 'refunded once it is accepted' : 'not refunded'}.`
  return `${isTaken ? 'Taken' : 'They were taken'} until ${momentText(until, timeZone)}, from the solution time on. ${cost}`
}
