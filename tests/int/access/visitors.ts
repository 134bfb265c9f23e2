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

/** Somebody who calls the API, with what the registry needs to know to say what they get. */
export type Visitor = {
  name: string
  /** Null for visitors without an account in the project. */
  access: PersonAccess | null
  /** Looks through somebody's eyes: nobody at all as soon as something is to be changed. */
  isLooking: boolean
  headers: Record<string, string>
  /** Signs them in once more, for calls that end a session. */
  signIn: () => Promise<Record<string, string>>
}

type Given = Partial<Pick<PersonAccess, 'accessList' | 'features'>>
type Person = {
  level: number
  of: RequestProject | null
  given?: Given
  /** Signed in on the storefront, with 4 digits. */
  isLearner?: boolean
  isLooking?: boolean
}

const EVERYTHING = (canEdit: boolean): Given => ({
  accessList: MODULES.map(({ id }) => ({ id, canEdit })),
  features: FEATURES.map(({ id }) => id),
})

const ONLY = (id: string, canEdit: boolean): Given => {
  const feature = MODULES.find((module) => module.id === id)?.feature
  return { accessList: [{ id, canEdit }], features: feature ? [feature] : [] }
}

/** Makes visitors of `home`: `of` says whose person it is, null being a platform owner. */
function visitorMaker(payload: BasePayload, home: RequestProject) {
  return async (
    name: string,
    { level, of, given = {}, isLearner = false, isLooking = false }: Person,
  ): Promise<Visitor> => {
    const id = String((await createPerson(payload, of, level)).id)
    if (of && given.accessList)
      await giveAccess(payload, of, id, [...given.accessList], { features: [...(given.features ?? [])] })
    const isStaff = !isLearner && hasStaffLevel(level)
    const looks = isLooking ? { isReadOnly: true, openedBy: id } : {}
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
      isLooking,
      headers: await signIn(),
      signIn,
    }
  }
}

/** Nobody, every role, with every module and with none, looking only, and the people of another project. */
export async function everybody(
  payload: BasePayload,
  home: RequestProject,
  foreign: RequestProject,
): Promise<Visitor[]> {
  const make = visitorMaker(payload, home)
  const visitors: Visitor[] = [
    { name: 'anonymous', access: null, isLooking: false, headers: {}, signIn: async () => ({}) },
  ]
  for (const { id, level } of ROLES) {
    visitors.push(await make(id, { level, of: home }))
    visitors.push(await make(`${id} of another project`, { level, of: foreign, given: EVERYTHING(true) }))
  }
  const people: Record<string, Person> = {
    'admin with a learner’s session': { level: ADMIN_LEVEL, of: home, isLearner: true },
    'admin who only looks': { level: ADMIN_LEVEL, of: home, isLooking: true },
    owner: { level: OWNER_LEVEL, of: null },
    'owner who only looks': { level: OWNER_LEVEL, of: null, isLooking: true },
  }
  for (const role of ['franchise', 'expert', 'subadmin'] as const) {
    const level = levelOf(role)
    people[`${role} with everything to see`] = { level, of: home, given: EVERYTHING(false) }
    people[`${role} with everything to edit`] = { level, of: home, given: EVERYTHING(true) }
  }
  people['sub admin with everything to edit who only looks'] = {
    level: SUBADMIN_LEVEL,
    of: home,
    given: EVERYTHING(true),
    isLooking: true,
  }
  for (const [name, person] of Object.entries(people)) visitors.push(await make(name, person))
  return visitors
}

/** The roles that a module may be given to in somebody's list. */
const rolesFor = (minimumRole: RoleId | 'owner'): RoleId[] =>
  minimumRole === 'expert' || minimumRole === 'franchise' ? [minimumRole, 'subadmin'] : ['subadmin']

/** For every module somebody who was given that one alone, to see and to edit. */
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

/** The visitor as a request of this method shows them to the server's rules. */
export function viewerFor(visitor: Visitor, method: string, project: RequestProject): Viewer | null {
  const { access, isLooking } = visitor
  if (!access || (isLooking && method !== 'get')) return null
  return {
    ...access,
    id: 'somebody',
    isStaff: hasStaffLevel(access.level),
    isAdmin: hasAdminLevel(access.level),
    project: access.isOwner ? null : project.id,
    isReadOnly: isLooking,
  }
}
