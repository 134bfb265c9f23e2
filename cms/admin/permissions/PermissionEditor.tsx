'use client'
import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import { MODULES } from '#access/modules.ts'
import { accessThroughOtherModules } from '#domain/people/accessThroughOtherModules.ts'
import { ASSIGNED_KINDS } from '#domain/people/assignableCollections.ts'
import { MODULE_GROUPS } from '#domain/roles/Module.ts'
import { postCall } from '../ui/panelClient.ts'
import { AssignedPicker } from './AssignedPicker.tsx'
import type { EditorProps } from './EditorProps.ts'
import { FeatureChoices } from './FeatureChoices.tsx'
import { ModuleRights } from './ModuleRights.tsx'
import { useAccessForm } from './useAccessForm.ts'

type Saved = Pick<EditorProps['given'], 'accessList' | 'features'> & { version: string }

/** Edits modules, features and assigned documents of a member of staff; saved in one call. */
export function PermissionEditor(props: EditorProps) {
  const { user, level, project, titles, modules, features, presets, isReadOnly } = props
  const form = useAccessForm(props)
  const [search, setSearch] = useState('')
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const changed = form.changes.length
  const wanted = search.trim().toLowerCase()
  const chosen = {
    level,
    isOwner: false,
    accessList: form.accessList(),
    features: form.form.features,
    assigned: form.form.assigned,
    offFeatures: features.filter(({ isOff }) => isOff).map(({ id }) => id),
  }
  const openedOf = (id: string) => {
    const module = MODULES.find((one) => one.id === id)
    return module ? accessThroughOtherModules(chosen, module, MODULES) : null
  }
  const found = modules.filter(({ label, text, group }) =>
    `${label} ${text} ${group}`.toLowerCase().includes(wanted),
  )

  /** Modules without pages are hidden unless granted. */
  const isForLater = (module: EditorProps['modules'][number]) =>
    !module.hasPages && !module.lowestRole && form.right(module.id) === 'none'
  const rightsOf = (module: EditorProps['modules'][number]) => (
    <ModuleRights
      key={module.id}
      module={module}
      right={form.right(module.id)}
      opened={openedOf(module.id)}
      onChange={(right) => form.setRight(module.id, right)}
    />
  )

  async function save() {
    setBusy(true)
    const body = {
      user,
      accessList: form.accessList(),
      features: form.form.features,
      assigned: form.form.assigned,
      version: form.saved.version,
    }
    const answer = await postCall<Saved>('/people/setaccess', body)
    setBusy(false)
    setProblem(answer.apiSuccess ? '' : answer.message)
    if (!answer.apiSuccess) return
    const { accessList, features: kept, version } = answer
    form.load({ accessList, features: kept, version, assigned: body.assigned })
    toast.success(answer.message)
  }

  return (
    <fieldset className="people-editor" disabled={isReadOnly}>
      <legend className="panel-hidden">Permissions</legend>
      <section className="panel-card" aria-labelledby="people-presets">
        <h2 id="people-presets">Start from a job</h2>
        <ul className="people-presets">
          {presets.map(({ id, label, text, list }) => (
            <li key={id}>
              <button type="button" onClick={() => form.applyPreset(list)}>
                <strong>{label}</strong>
                <span>{text}</span>
              </button>
            </li>
          ))}
        </ul>
      </section>

      <section className="panel-card" aria-labelledby="people-modules">
        <div className="panel-head">
          <h2 id="people-modules">Permissions</h2>
          <div className="panel-field people-search">
            <label className="panel-hidden" htmlFor="people-module-search">
              Find a permission
            </label>
            <input
              id="people-module-search"
              type="search"
              placeholder="Find a permission"
              value={search}
              onChange={(event) => setSearch(event.target.value)}
            />
          </div>
        </div>
        {found.length === 0 && (
          <p className="panel-muted">{`No permission has “${search}” in its name or text.`}</p>
        )}
        {MODULE_GROUPS.map((group) => {
          const inGroup = found.filter((module) => module.group === group)
          const later = inGroup.filter(isForLater)
          const now = inGroup.filter((module) => !isForLater(module))
          return inGroup.length === 0 ? null : (
            <div key={group} className="people-group">
              <h3>{group}</h3>
              <ul>{now.map(rightsOf)}</ul>
              {later.length > 0 && (
                <details open={wanted !== '' || undefined}>
                  <summary>{`Coming later (${later.length})`}</summary>
                  <p className="panel-muted">These can be given already and open nothing yet.</p>
                  <ul>{later.map(rightsOf)}</ul>
                </details>
              )}
            </div>
          )
        })}
      </section>

      <FeatureChoices features={features} form={form} />

      <section className="panel-card" aria-labelledby="people-assigned">
        <h2 id="people-assigned">Assigned to this person</h2>
        <p className="panel-muted">
          Sub admins see only the test series that are assigned to them. Products and classes narrow what they
          see as soon as one is assigned.
        </p>
        <div className="people-assigned">
          {ASSIGNED_KINDS.map((kind) => (
            <AssignedPicker
              key={kind}
              kind={kind}
              project={project}
              titles={titles}
              ids={form.form.assigned[kind]}
              onChange={(ids) => form.setAssigned(kind, ids)}
            />
          ))}
        </div>
      </section>

      <div className="people-savebar" data-open={changed > 0 || undefined}>
        <p role="status">
          {changed > 0 && (changed === 1 ? '1 unsaved change' : `${changed} unsaved changes`)}
        </p>
        <p className="panel-field__error" role="alert">
          {problem}
        </p>
        {changed > 0 && (
          <ul className="people-changes" aria-label="What Save changes">
            {form.changes.map(({ label, change }) => (
              <li key={label}>
                <strong>{label}</strong> {change}
              </li>
            ))}
          </ul>
        )}
        {changed > 0 && (
          <div className="panel-actions">
            <button type="button" className="panel-button" disabled={isBusy} onClick={form.discard}>
              Discard
            </button>
            <button
              type="button"
              className="panel-button panel-button--primary"
              disabled={isBusy}
              onClick={save}
            >
              Save permissions
            </button>
          </div>
        )}
      </div>
    </fieldset>
  )
}
