'use client'
import { useState } from 'react'
import { GRANTS_NOTHING, type GrantDraft, grantsOfDraft } from '#domain/exams/attempts/grantDraft.ts'
import { grantTexts } from '#domain/exams/attempts/grantTexts.ts'
import { DialogForm } from '../ui/DialogForm.tsx'
import { LimitedField } from '../ui/LimitedField.tsx'
import { postCall } from '../ui/panelClient.ts'
import { type PickerOption, SearchPicker } from '../ui/SearchPicker.tsx'
import { findPapers, findStudents } from './findForGrant.ts'
import { GrantFields } from './GrantFields.tsx'

type Props = {
  batches: readonly { id: string; title: string }[]
  /** Whether only papers of assigned series may be chosen, never all papers. */
  isLimited: boolean
}

/** The button that grants an accommodation. */
export function GrantAccommodation(props: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="panel-actions">
      <button type="button" className="panel-button panel-button--primary" onClick={() => setOpen(true)}>
        Grant
      </button>
      {isOpen && <GrantDialog {...props} onClose={() => setOpen(false)} />}
    </div>
  )
}

function GrantDialog({ batches, isLimited, onClose }: Props & { onClose: () => void }) {
  const [whom, setWhom] = useState<'student' | 'batch'>('student')
  const [student, setStudent] = useState<PickerOption | null>(null)
  const [batch, setBatch] = useState('')
  const [where, setWhere] = useState<'all' | 'one'>(isLimited ? 'one' : 'all')
  const [paper, setPaper] = useState<PickerOption | null>(null)
  const [draft, setDraft] = useState<GrantDraft>(GRANTS_NOTHING)
  const [reason, setReason] = useState('')

  async function grant() {
    if (whom === 'student' ? !student : !batch) return `Choose a ${whom} first.`
    if (where === 'one' && !paper) return 'Choose a test first.'
    const grants = grantsOfDraft(draft)
    if (!grants) return 'Enter whole numbers: up to 1,440 minutes and 100 attempts.'
    if (grantTexts(grants).length === 0) return 'Choose what is granted first.'
    if (reason.trim().length < 3) return 'Give a reason first.'
    return postCall('/attempts/accommodate', {
      whom: whom === 'student' ? { student: student?.id } : { batch },
      paper: where === 'one' ? paper?.id : null,
      grants,
      reason: reason.trim(),
    })
  }

  return (
    <DialogForm title="Grant an accommodation" submit="Grant" send={grant} onClose={onClose}>
      {(state) => (
        <>
          {batches.length > 0 && (
            <fieldset className="panel-choices">
              <legend>For</legend>
              <Choice
                name="whom"
                label="A student"
                isChosen={whom === 'student'}
                onChoose={() => setWhom('student')}
              />
              <Choice
                name="whom"
                label="A batch"
                isChosen={whom === 'batch'}
                onChoose={() => setWhom('batch')}
              />
            </fieldset>
          )}
          {whom === 'student' ? (
            <SearchPicker
              label="Student"
              hint="Phone, e-mail or name"
              minLength={3}
              find={findStudents}
              chosen={student}
              onChoose={setStudent}
            />
          ) : (
            <label className="panel-field">
              <span className="panel-field__label">Batch</span>
              <select value={batch} onChange={({ target }) => setBatch(target.value)}>
                <option value="">Choose</option>
                {batches.map(({ id, title }) => (
                  <option key={id} value={id}>
                    {title}
                  </option>
                ))}
              </select>
            </label>
          )}
          {!isLimited && (
            <fieldset className="panel-choices">
              <legend>In</legend>
              <Choice
                name="where"
                label="All tests and quizzes"
                isChosen={where === 'all'}
                onChoose={() => setWhere('all')}
              />
              <Choice
                name="where"
                label="One test"
                isChosen={where === 'one'}
                onChoose={() => setWhere('one')}
              />
            </fieldset>
          )}
          {where === 'one' && (
            <SearchPicker
              label="Test"
              hint="A part of the title"
              minLength={0}
              find={(text) => findPapers(text, isLimited)}
              chosen={paper}
              onChoose={setPaper}
            />
          )}
          <GrantFields draft={draft} onChange={setDraft} />
          <LimitedField
            label="Why, for the audit log"
            max={500}
            rows={2}
            value={reason}
            onChange={setReason}
            state={state}
          />
        </>
      )}
    </DialogForm>
  )
}

type ChoiceProps = { name: string; label: string; isChosen: boolean; onChoose: () => void }

const Choice = ({ name, label, isChosen, onChoose }: ChoiceProps) => (
  <label>
    <input type="radio" name={`grant-${name}`} checked={isChosen} onChange={onChoose} />
    {label}
  </label>
)
