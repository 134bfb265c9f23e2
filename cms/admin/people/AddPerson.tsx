'use client'
import { Link } from '@payloadcms/ui'
import { type FormEvent, useId, useState } from 'react'
import { checkRows, type RowColumn } from '#domain/people/PersonRow.ts'
import { hasAdminLevel, hasStaffLevel, STUDENT_LEVEL } from '#domain/roles/roles.ts'
import { postCall } from '../ui/panelClient.ts'
import { NEW_PERSON_FIELDS } from './newPersonFields.ts'

type Props = {
  roles: { level: number; label: string }[]
  presets: { id: string; label: string }[]
  /** Initially selected role level. */
  initialLevel?: number
}
type Values = { name: string; phone: string; email: string }

const EMPTY: Values = { name: '', phone: '', email: '' }

/** Form that adds one person. */
export function AddPerson({ roles, presets, initialLevel = STUDENT_LEVEL }: Props) {
  const [values, setValues] = useState(EMPTY)
  const [level, setLevel] = useState<number>(initialLevel)
  const [preset, setPreset] = useState('')
  const [problems, setProblems] = useState<Partial<Record<RowColumn | 'form', string>>>({})
  const [added, setAdded] = useState<{ name: string; user: string } | null>(null)
  const [isBusy, setBusy] = useState(false)
  const ids = useId()
  const canHavePreset = presets.length > 0 && hasStaffLevel(level) && !hasAdminLevel(level)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const { issues } = checkRows([{ line: 1, raw: { ...values, level: String(level) } }], level)
    setProblems(Object.fromEntries(issues.map(({ column, message }) => [column, message])))
    setAdded(null)
    if (issues.length > 0) return
    setBusy(true)
    const body = { ...values, level, preset: canHavePreset && preset ? preset : null }
    const answer = await postCall<{ user: string }>('/people/add', body)
    setBusy(false)
    if (!answer.apiSuccess) return setProblems({ form: answer.message })
    setAdded({ name: values.name, user: answer.user })
    setValues(EMPTY)
    // Reset after each person, so that the next one does not get the previous one's permissions.
    setLevel(initialLevel)
    setPreset('')
  }

  return (
    <section className="panel-card" aria-labelledby={`${ids}-title`}>
      <h2 id={`${ids}-title`}>One person</h2>
      <form className="people-form" onSubmit={submit} noValidate>
        {NEW_PERSON_FIELDS.map(({ name, label, type, help }) => (
          <div key={name} className="panel-field">
            <label htmlFor={`${ids}-${name}`}>{label}</label>
            <input
              id={`${ids}-${name}`}
              type={type}
              value={values[name]}
              autoComplete="off"
              aria-invalid={Boolean(problems[name])}
              aria-describedby={`${ids}-${name}-help`}
              onChange={(event) => setValues((before) => ({ ...before, [name]: event.target.value }))}
            />
            <p
              id={`${ids}-${name}-help`}
              className={problems[name] ? 'panel-field__error' : 'panel-field__help'}
            >
              {problems[name] ?? help}
            </p>
          </div>
        ))}
        <div className="panel-field">
          <label htmlFor={`${ids}-level`}>Role</label>
          <select
            id={`${ids}-level`}
            value={level}
            onChange={(event) => setLevel(Number(event.target.value))}
          >
            {roles.map((role) => (
              <option key={role.level} value={role.level}>
                {role.label}
              </option>
            ))}
          </select>
        </div>
        {canHavePreset && (
          <div className="panel-field">
            <label htmlFor={`${ids}-preset`}>Permissions to start with</label>
            <select id={`${ids}-preset`} value={preset} onChange={(event) => setPreset(event.target.value)}>
              <option value="">Nothing yet</option>
              {presets.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </select>
          </div>
        )}
        <p className="panel-field__error" role="alert">
          {problems.form}
        </p>
        <button type="submit" className="panel-button panel-button--primary" disabled={isBusy}>
          Add person
        </button>
        <p role="status">
          {added && (
            <>
              {`${added.name} is added. `}
              <Link href={`/admin/collections/users/${added.user}`} prefetch={false}>
                Open
              </Link>
            </>
          )}
        </p>
      </form>
    </section>
  )
}
