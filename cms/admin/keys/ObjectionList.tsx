'use client'
import { useState } from 'react'
import { parseLocalTime } from '#domain/content/localTime.ts'
import { momentText } from '#domain/text/momentText.ts'
import type { KeyPage } from '../../operations/exams/regrade/keyPage.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { postCall } from '../ui/panelClient.ts'
import { isOfKind, ObjectionGroups } from './ObjectionGroups.tsx'

type Props = { paper: string; page: KeyPage; timeZone: string }

/** Objections of students to keys by question, until when they are taken, and errors that they reported. */
export function ObjectionList({ paper, page, timeZone }: Props) {
  const { objections, objectionsUntil } = page
  const [isSetting, setSetting] = useState(false)
  const isTaken = objectionsUntil !== null && objectionsUntil > Date.now()
  return (
    <>
      <section className="panel-card" aria-labelledby="objections">
        <h2 id="objections">Objections</h2>
        <p className="panel-muted">
          {objectionsUntil === null
            ? 'None are taken.'
            : `${isTaken ? 'Taken' : 'They were taken'} until ${momentText(objectionsUntil, timeZone)}, from the solution time on.`}
        </p>
        <button type="button" className="panel-button" onClick={() => setSetting(true)}>
          Set the end
        </button>
        <ObjectionGroups kind="objections" {...{ paper, page, timeZone }} />
      </section>
      {objections.some((one) => isOfKind(one, 'reports')) && (
        <section className="panel-card" aria-labelledby="reported-errors">
          <h2 id="reported-errors">Reported errors</h2>
          <ObjectionGroups kind="reports" {...{ paper, page, timeZone }} />
        </section>
      )}
      {isSetting && (
        <ConfirmDialog
          title="Objections"
          text="Students can object to keys from the solution time until then. Leave it empty to take none."
          field={{ label: 'Until, such as 2026-12-01T18:00', max: 16 }}
          submit="Save"
          call={async (typed) => {
            const until = typed === '' ? null : parseLocalTime(typed, timeZone)
            if (typed !== '' && until === null)
              return { apiSuccess: false, message: 'Write the day and time as 2026-12-01T18:00.' }
            return postCall('/attempts/objectionwindow', { paper, until })
          }}
          onClose={() => setSetting(false)}
        />
      )}
    </>
  )
}
