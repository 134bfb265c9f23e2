import type { AdminViewServerProps } from 'payload'
import { hasModule } from '#access/moduleRules.ts'
import { PRESETS, VIEW_ALL } from '#domain/people/presets.ts'
import { UNPROVEN_HELP } from '#domain/people/unprovenHelp.ts'
import { ROLE_NAMES, ROLES, STUDENT_LEVEL } from '#domain/roles/roles.ts'
import { projectIdOf } from '../../operations/content/projectIdOf.ts'
import { panelPage } from '../panel/panelPage.tsx'
import { AddPerson } from './AddPerson.tsx'
import { CsvImport } from './CsvImport.tsx'

/** Page that adds people: one by one, or many from a CSV file. */
export async function AddPeopleView(props: AdminViewServerProps) {
  return panelPage(props, ({ req, viewer, searchParams }) => {
    if (!projectIdOf(req))
      return (
        <div className="panel-empty">
          <h1>Add people</h1>
          <p>Choose a project first: everybody belongs to one.</p>
        </div>
      )
    const highest = viewer.isAdmin ? viewer.level : STUDENT_LEVEL
    const roles = ROLES.filter(({ level }) => level <= highest).map(({ level, id }) => ({
      level,
      label: ROLE_NAMES[id],
    }))
    const presets = hasModule(viewer, 'permissions', 'edit')
      ? [...PRESETS, VIEW_ALL].map(({ id, label }) => ({ id, label }))
      : []
    return (
      <>
        <header className="panel-head">
          <div>
            <h1>Add people</h1>
            <p>
              Everybody needs a name, and a phone or an e-mail to sign in with. No message is sent now.{' '}
              {UNPROVEN_HELP}
            </p>
          </div>
        </header>
        <div className="people-add">
          <AddPerson
            roles={roles}
            presets={presets}
            initialLevel={roles.find(({ level }) => String(level) === searchParams.role)?.level}
          />
          <CsvImport highest={highest} />
        </div>
      </>
    )
  })
}
