'use client'
import { useState } from 'react'
import type { ErrorPlace } from '#domain/exams/objections/errorPlaces.ts'
import { formatInr } from '#domain/money/formatInr.ts'
import { momentText } from '#domain/text/momentText.ts'
import type { ReceivedObjection } from '../../operations/exams/objections/objectionsOf.ts'
import type { KeyPage } from '../../operations/exams/regrade/keyPage.ts'
import type { Tone } from '../orders/orderTexts.ts'
import { Badge } from '../ui/Badge.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { counted } from '../ui/counted.ts'
import { postCall } from '../ui/panelClient.ts'

type Kind = 'objections' | 'reports'
type Props = { kind: Kind; paper: string; page: KeyPage; timeZone: string }
type Deciding = { question: string; number: number; event: 'accept' | 'reject' }

const STATES: Record<ReceivedObjection['state'], { text: string; tone: Tone }> = {
  unpaid: { text: 'Fee not paid', tone: 'plain' },
  open: { text: 'Open', tone: 'warning' },
  accepted: { text: 'Accepted', tone: 'success' },
  rejected: { text: 'Rejected', tone: 'danger' },
  withdrawn: { text: 'Withdrawn', tone: 'plain' },
  lapsed: { text: 'Not paid in time', tone: 'plain' },
}
const FEES: Record<NonNullable<ReceivedObjection['fee']>['state'], string> = {
  unpaid: 'to pay',
  paid: 'paid',
  refunding: 'being refunded',
  refunded: 'refunded',
}
const PLACES: Record<ErrorPlace, string> = {
  text: 'Text',
  options: 'Options',
  picture: 'Picture or formula',
  translation: 'Translation',
  solution: 'Solution',
  other: 'Something else',
}
const WORDS: Record<Kind, { of: string; one: string; many: string; accept: string; hint: string }> = {
  objections: {
    of: 'Objections to',
    one: 'objection',
    many: 'objections',
    accept: 'Accept',
    hint: 'Correct the key above to have the attempts marked again.',
  },
  reports: {
    of: 'Reported errors of',
    one: 'report',
    many: 'reports',
    accept: 'Confirm',
    hint: 'Correct the question in the question bank, and publish the paper again.',
  },
}

/** Whether what students sent belongs to a list. */
export const isOfKind = ({ about }: Pick<ReceivedObjection, 'about'>, kind: Kind): boolean =>
  (about === 'key') === (kind === 'objections')

/** What students sent about the questions of a paper, by question, with the decision on each. */
export function ObjectionGroups({ kind, paper, page, timeZone }: Props) {
  const { release, questions, objections } = page
  const [deciding, setDeciding] = useState<Deciding | null>(null)
  const words = WORDS[kind]
  const groups = questions.flatMap((row) => {
    const own = objections.filter((one) => one.question === row.id && isOfKind(one, kind))
    return own.length > 0 ? [{ row, own }] : []
  })
  return (
    <>
      {groups.map(({ row, own }) => (
        <section key={row.id} aria-label={`${words.of} question ${row.number}`}>
          <h3>
            {row.number}. {row.title}
          </h3>
          <p className="panel-muted">
            {counted(own.length, words.one, words.many)}.
            {kind === 'objections' ? ` Right is ${row.answer ?? '–'}.` : ''}
          </p>
          <ul className="keys-changes">
            {own.map(({ attempt, about, name, state, reason, note, file, fee, raisedAt }) => (
              <li key={attempt}>
                <span>
                  <Badge {...STATES[state]} /> {about === 'key' ? '' : `${PLACES[about]}. `}
                  {name}, {momentText(raisedAt, timeZone)}: {reason}
                  {note ? ` (${note})` : ''}
                  {fee ? ` · ${formatInr(fee.paise)} ${FEES[fee.state]}` : ''}{' '}
                  {file && <a href={`/api/tickets/file?file=${encodeURIComponent(file.id)}`}>{file.name}</a>}
                </span>
              </li>
            ))}
          </ul>
          <div className="panel-actions">
            {(['accept', 'reject'] as const).map((event) => (
              <button
                key={event}
                type="button"
                className="panel-button"
                onClick={() => setDeciding({ question: row.id, number: row.number, event })}
              >
                {event === 'accept' ? words.accept : 'Reject'}
              </button>
            ))}
          </div>
        </section>
      ))}
      {deciding && (
        <ConfirmDialog
          title={`${deciding.event === 'accept' ? words.accept : 'Reject'} the ${words.many} of question ${deciding.number}`}
          text={
            deciding.event === 'accept'
              ? `Those who sent them are notified. ${words.hint}`
              : 'Those who sent them are notified.'
          }
          field={{ label: 'Note, as students read it', max: 1000, isLong: true }}
          submit={deciding.event === 'accept' ? words.accept : 'Reject'}
          call={(note) =>
            postCall('/attempts/answerobjections', {
              paper,
              release,
              kind,
              question: deciding.question,
              event: deciding.event,
              note,
            })
          }
          onClose={() => setDeciding(null)}
        />
      )}
    </>
  )
}
