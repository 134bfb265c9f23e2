import { hasModule } from '#access/moduleRules.ts'
import { MODULES } from '#access/modules.ts'
import { scopeOf } from '#access/scope.ts'
import type { Viewer } from '#access/viewer.ts'
import {
  AddCsvBodySchema,
  AddCsvResponseSchema,
  AddedResponseSchema,
  AddPersonBodySchema,
} from '#domain/calls/people.ts'
import { checkAccess } from '#domain/people/checkAccess.ts'
import { checkRows } from '#domain/people/PersonRow.ts'
import { presetList } from '#domain/people/presets.ts'
import { NO_ASSIGNED_DATA } from '#domain/roles/PersonAccess.ts'
import { hasStaffLevel, STUDENT_LEVEL } from '#domain/roles/roles.ts'
import { textOf } from '#domain/text/textOf.ts'
import { requireProof } from '../../operations/account/requireProof.ts'
import { addPerson } from '../../operations/people/addPerson.ts'
import { addRows } from '../../operations/people/addRows.ts'
import { setAccess } from '../../operations/people/setAccess.ts'
import { type CallContext, defineCall } from '../defineCall.ts'
import { proofRequired } from '../refusals.ts'
import { refuse } from '../responses.ts'
import { notAllowed } from './refusals.ts'

/** Highest level that the viewer may assign: admins up to their own, others students only. */
const highestLevelFor = (viewer: Viewer): number => (viewer.isAdmin ? viewer.level : STUDENT_LEVEL)

export const add = defineCall({
  path: '/people/add',
  summary: 'Add a person with a level and a preset of permissions',
  needs: { module: 'addUsers', toEdit: true },
  audit: { entity: 'users', did: 'Added a person', action: 'create' },
  body: AddPersonBodySchema,
  answer: AddedResponseSchema,
  handle: async (context) => {
    const { req, body, now } = context
    const viewer = context.viewer as Viewer
    const { preset, ...row } = body
    if (row.level > highestLevelFor(viewer)) return notAllowed(viewer.isAdmin ? 'aboveOwnLevel' : 'notAdmin')
    if (preset && !hasModule(viewer, 'permissions', 'edit')) return notAllowed('notAdmin')
    if (hasStaffLevel(row.level) && !(await requireProof(req, now))) return proofRequired()
    const person = await addPerson(req, row)
    if (!person) return refuse(textOf('identityOfOther'), 'taken')
    if (preset && hasStaffLevel(row.level)) {
      const list = presetList(preset, row.level, MODULES)
      const checked = checkAccess({ accessList: list, features: [] }, row.level, MODULES)
      if (checked.ok)
        await setAccess(req, person, {
          access: { ...checked, assigned: NO_ASSIGNED_DATA },
          version: null,
          now,
        })
    }
    return { apiSuccess: true as const, message: textOf('personAdded'), user: String(person.id) }
  },
})

const projectToAddTo = ({ req, viewer, project }: CallContext<unknown>): string =>
  (viewer?.isOwner ? scopeOf(req) : null) ?? project.id

export const addcsv = defineCall({
  path: '/people/addcsv',
  summary: 'Add people from a chunk of a file; `dryRun` only validates',
  needs: { module: 'addUsers', toEdit: true },
  audit: { entity: 'users', did: 'Added people from a file', action: 'create' },
  body: AddCsvBodySchema,
  answer: AddCsvResponseSchema,
  handle: async (context) => {
    const { req, body, now } = context
    const rawRows = body.rows.map(({ line, ...raw }) => ({ line, raw }))
    const checked = checkRows(rawRows, highestLevelFor(context.viewer as Viewer))
    const makesStaff = checked.rows.some(({ row }) => hasStaffLevel(row.level))
    if (!body.dryRun && makesStaff && !(await requireProof(req, now))) return proofRequired()
    const options = { project: projectToAddTo(context), isDryRun: body.dryRun, now }
    const { added, known, issues } = await addRows(req, checked.rows, options)
    return {
      apiSuccess: true as const,
      added,
      known,
      issues: [...checked.issues, ...issues].toSorted((a, b) => a.line - b.line),
    }
  },
})
