import type { BasePayload } from 'payload'
import { MODULES } from '#access/modules.ts'
import type { RequestProject } from '#access/projectOf.ts'
import type { Viewer } from '#access/viewer.ts'
import { FEATURES } from '#domain/roles/features.ts'
import type { RoleId } from '#domain/roles/Module.ts'
import { NO_ASSIGNED_DATA, type PersonAccess } from '#domain/roles/PersonAccess.ts'
import {
  ADMIN_LEVEL,
  hasAdminLevel,
  hasStaffLevel,
  levelOf,
  OWNER_LEVEL,
  ROLES,
  STUDENT_LEVEL,
  SUBADMIN_LEVEL,
} from '#domain/roles/roles.ts'
import { createPerson } from '#tests/support/people.ts'
import { giveAccess, openTestSession } from '#tests/support/sessions.ts'

/** A caller of the API, with the access data from which the registry derives permissions. */
export type Visitor = {
  name: string
  /** Null for visitors without an account in the project. */
  access: PersonAccess | null
  /** Whether this is a view-as session, which counts as anonymous in writes. */
  isReadOnly: boolean
  headers: Record<string, string>
  /** Creates another session, for calls that end one. */
  signIn: () => Promise<Record<string, string>>
}

type Given = Partial<Pick<PersonAccess, 'accessList' | 'features'>>
type Person = {
  level: number
  of: RequestProject | null
  given?: Given
  /** Signed in on the storefront, with a 4-digit code. */
  isLearner?: boolean
  isReadOnly?: boolean
}

const EVERYTHING = (canEdit: boolean): Given => ({
  accessList: MODULES.map(({ id }) => ({ id, canEdit })),
  features: FEATURES.map(({ id }) => id),
})

const ONLY = (id: string, canEdit: boolean): Given => {
  const feature = MODULES.find((module) => module.id === id)?.feature
  return { accessList: [{ id, canEdit }], features: feature ? [feature] : [] }
}

/** Creates visitors of `home`; `of` is the person's project, null for a platform owner. */
function visitorMaker(payload: BasePayload, home: RequestProject) {
  return async (
    name: string,
    { level, of, given = {}, isLearner = false, isReadOnly = false }: Person,
  ): Promise<Visitor> => {
    const id = String((await createPerson(payload, of, level)).id)
    if (of && given.accessList)
      await giveAccess(payload, of, id, [...given.accessList], { features: [...(given.features ?? [])] })
    const isStaff = !isLearner && hasStaffLevel(level)
    const looks = isReadOnly ? { isReadOnly: true, openedBy: id } : {}
    const signIn = async () => ({
      authorization: `Bearer ${await openTestSession(payload, id, of, isStaff, looks)}`,
    })
    const access: PersonAccess = {
      level: isStaff ? level : STUDENT_LEVEL,
      isOwner: of === null,
      accessList: given.accessList ?? [],
      features: given.features ?? [],
      offFeatures: [],
      assigned: NO_ASSIGNED_DATA,
    }
    return {
      name,
      access: of === null || of.id === home.id ? access : null,
      isReadOnly,
      headers: await signIn(),
      signIn,
    }
  }
}

/** All kinds of visitors: anonymous, every role with every module and with none, view-as sessions, people of another project. */
export async function everybody(
  payload: BasePayload,
  home: RequestProject,
  foreign: RequestProject,
): Promise<Visitor[]> {
  const make = visitorMaker(payload, home)
  const visitors: Visitor[] = [
    { name: 'anonymous', access: null, isReadOnly: false, headers: {}, signIn: async () => ({}) },
  ]
  for (const { id, level } of ROLES) {
    visitors.push(await make(id, { level, of: home }))
    visitors.push(await make(`${id} of another project`, { level, of: foreign, given: EVERYTHING(true) }))
  }
  const people: Record<string, Person> = {
    'admin with a learner’s session': { level: ADMIN_LEVEL, of: home, isLearner: true },
    'read-only admin': { level: ADMIN_LEVEL, of: home, isReadOnly: true },
    owner: { level: OWNER_LEVEL, of: null },
    'read-only owner': { level: OWNER_LEVEL, of: null, isReadOnly: true },
  }
  for (const role of ['franchise', 'expert', 'subadmin'] as const) {
    const level = levelOf(role)
    people[`${role} with everything to see`] = { level, of: home, given: EVERYTHING(false) }
    people[`${role} with everything to edit`] = { level, of: home, given: EVERYTHING(true) }
  }
  people['read-only sub admin with everything to edit'] = {
    level: SUBADMIN_LEVEL,
    of: home,
    given: EVERYTHING(true),
    isReadOnly: true,
  }
  for (const [name, person] of Object.entries(people)) visitors.push(await make(name, person))
  return visitors
}

/** The roles that may have a module in their access list. */
const rolesFor = (minimumRole: RoleId | 'owner'): RoleId[] =>
  minimumRole === 'expert' || minimumRole === 'franchise' ? [minimumRole, 'subadmin'] : ['subadmin']

/** For every module, visitors with that module alone, to view and to edit. */
export async function oneModuleEach(
  payload: BasePayload,
  home: RequestProject,
): Promise<{ module: (typeof MODULES)[number]; visitor: Visitor }[]> {
  const make = visitorMaker(payload, home)
  const found: { module: (typeof MODULES)[number]; visitor: Visitor }[] = []
  for (const module of MODULES)
    for (const role of rolesFor(module.minimumRole))
      for (const canEdit of [false, true]) {
        const name = `${role} with ${module.id} to ${canEdit ? 'edit' : 'see'}`
        const person = { level: levelOf(role), of: home, given: ONLY(module.id, canEdit) }
        found.push({ module, visitor: await make(name, person) })
      }
  return found
}

/** The visitor as the access rules see them in a request of this method. */
export function viewerFor(visitor: Visitor, method: string, project: RequestProject): Viewer | null {
  const { access, isReadOnly } = visitor
  if (!access || (isReadOnly && method !== 'get')) return null
  return {
    ...access,
    id: 'somebody',
    isStaff: hasStaffLevel(access.level),
    isAdmin: hasAdminLevel(access.level),
    project: access.isOwner ? null : project.id,
    isReadOnly,
  }
}
