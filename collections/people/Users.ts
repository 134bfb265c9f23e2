import type { CollectionConfig, EditViewConfig, FieldAccess } from 'payload'
import { allOf, anyOf, inProject } from '#access/compose.ts'
import { editorsOf, hasModule, moduleAccess, viewersOf, withModule } from '#access/moduleRules.ts'
import { MODULES } from '#access/modules.ts'
import type { Rule } from '#access/rule.ts'
import { adminsField, nobodyField, ownersField, ownRecords } from '#access/rules.ts'
import { sessionStrategy } from '#access/session/strategy.ts'
import { viewerOf } from '#access/viewer.ts'
import { UNPROVEN_HELP } from '#domain/people/unprovenHelp.ts'
import type { RoleId } from '#domain/roles/Module.ts'
import { levelOf, ROLES, STUDENT_LEVEL } from '#domain/roles/roles.ts'
import { LOCALES } from '#domain/text/locales.ts'
import { deriveIdentity } from '#hooks/people/deriveIdentity.ts'
import { endSessions } from '#hooks/people/endSessions.ts'
import { findByPhone } from '#hooks/people/findByPhone.ts'
import { limitLevel } from '#hooks/people/limitLevel.ts'
import { refuseStaleIdentity } from '#hooks/people/refuseStaleIdentity.ts'
import { refuseTakenIdentity } from '#hooks/people/refuseTakenIdentity.ts'
import { requireFreshCode } from '#hooks/people/requireFreshCode.ts'
import { requireStrictEmail } from '#hooks/people/requireStrictEmail.ts'
import { stampProject } from '#hooks/shared/stampProject.ts'
import { seedFields } from '../fields/seedFields.ts'

const self = ownRecords('id')

/** People with exactly this role. */
function ofRole(role: RoleId): Rule {
  const from = levelOf(role)
  const below = ROLES.find(({ level }) => level > from)?.level
  const where = { userLevel: { greater_than_equal: from, ...(below ? { less_than: below } : {}) } }
  return () => where
}

/** The modules that grant access to people: to all of them, or to those of one role. */
const byPeopleModules = (need: 'view' | 'edit'): Rule =>
  anyOf(
    need === 'edit' ? editorsOf('users') : viewersOf('users'),
    ...MODULES.flatMap(({ id, people: role }) => (role ? [allOf(withModule(id, need), ofRole(role))] : [])),
  )

const people: Rule = allOf(byPeopleModules('view'), inProject)

/**
 * People that a module grants, and oneself. Anyone who sees the whole project sees themselves anyway: with an
 * additional "or oneself" a database can't read the list in index order (the bench's pair e).
 */
const readers: Rule = (args) =>
  byPeopleModules('view')(args) === true && viewerOf(args.req)?.project
    ? people(args)
    : anyOf(people, self)(args)

const PEOPLE_MODULES = MODULES.filter(
  ({ collections, people: role }) => role || collections.includes('users'),
)

/** Private fields: for the person and for staff who may see people's records. */
const staffOrSelf: FieldAccess = ({ req, id }) => {
  const viewer = viewerOf(req)
  if (!viewer) return false
  return viewer.id === String(id) || PEOPLE_MODULES.some((module) => hasModule(viewer, module.id))
}

const personTab = (name: string, ...modules: string[]): EditViewConfig => ({
  Component: `/admin/people/${name}View#${name}View`,
  path: `/${name.toLowerCase()}`,
  tab: {
    label: name,
    href: `/${name.toLowerCase()}`,
    condition: ({ req }) => modules.some((module) => hasModule(viewerOf(req), module)),
  },
})

/** The overview opens first; the record and what requires separate permissions are tabs next to it. */
const PERSON_TABS = {
  default: { Component: '/admin/people/PersonView#PersonView', tab: { label: 'Overview' } },
  record: {
    Component: '/admin/people/RecordView#RecordView',
    path: '/edit',
    tab: { label: 'Edit', href: '/edit', order: 200 },
  },
  access: personTab('Access', 'permissions'),
  sessions: personTab('Sessions', 'permissions'),
}

/**
 * People: one document per project, platform owners without one (level 1000). Kept until the person deletes
 * the account. No passwords: sessions come from one-time codes (cms/endpoints/auth).
 */
export const Users: CollectionConfig = {
  slug: 'users',
  // Every field is a column of its own (database/directRows.ts), since the requesting person is read on every
  // request.
  custom: { isFlat: true },
  auth: {
    disableLocalStrategy: true,
    strategies: [sessionStrategy],
    useSessions: false,
    tokenExpiration: 172_800,
  },
  admin: {
    useAsTitle: 'name',
    group: 'People',
    defaultColumns: ['name', 'phone', 'email', 'userLevel', 'isBlocked', 'createdAt'],
    listSearchableFields: ['name', 'phone', 'email'],
    components: {
      Description: '/admin/people/PersonHeader#PersonHeader',
      beforeListTable: ['/admin/people/PeopleListHeader#PeopleListHeader'],
      edit: { SaveButton: '/admin/people/SavePerson#SavePerson' },
      views: { edit: PERSON_TABS as never },
    },
  },
  access: {
    admin: ({ req }) => viewerOf(req)?.isStaff ?? false,
    ...moduleAccess('users'),
    create: allOf(moduleAccess('users').create, ({ req }) => inProject({ req }) !== false),
    read: readers,
    update: allOf(byPeopleModules('edit'), inProject),
    unlock: () => false,
    readVersions: () => false,
  },
  hooks: {
    beforeOperation: [findByPhone],
    beforeValidate: [stampProject, requireStrictEmail, deriveIdentity, refuseTakenIdentity],
    beforeChange: [limitLevel, refuseStaleIdentity, requireFreshCode],
    afterChange: [endSessions],
  },
  indexes: [
    { fields: ['project', 'userLevel'] },
    { fields: ['project', 'name'] },
    { fields: ['project', 'phone'] },
    { fields: ['project', 'email'] },
    { fields: ['project', 'createdAt'] },
  ],
  fields: [
    { name: 'name', type: 'text', maxLength: 100 },
    {
      name: 'phone',
      type: 'text',
      maxLength: 16,
      index: true,
      access: { read: staffOrSelf },
      admin: { description: UNPROVEN_HELP },
    },
    {
      name: 'email',
      label: 'E-mail',
      type: 'text',
      maxLength: 254,
      index: true,
      access: { read: staffOrSelf },
      admin: { description: UNPROVEN_HELP },
    },
    {
      name: 'userLevel',
      type: 'number',
      required: true,
      defaultValue: STUDENT_LEVEL,
      min: STUDENT_LEVEL,
      label: 'Role',
      // Changed by people/setlevel, from the person's page header.
      access: { create: adminsField, update: () => false },
      admin: {
        components: {
          Field: '/admin/people/HiddenField#HiddenField',
          Cell: '/admin/people/RoleCell#RoleCell',
        },
      },
    },
    {
      name: 'isBlocked',
      type: 'checkbox',
      label: 'Status',
      defaultValue: false,
      // Changed by people/setblocked.
      access: { create: adminsField, update: () => false },
      admin: { condition: () => false, components: { Cell: '/admin/people/StatusCell#StatusCell' } },
    },
    {
      name: 'wantsReminders',
      type: 'checkbox',
      defaultValue: false,
      label: 'Wants e-mails about the cart',
      access: { read: staffOrSelf, create: nobodyField, update: nobodyField },
      admin: { readOnly: true, position: 'sidebar' },
    },
    // Time and place of the consent to offers and news by e-mail; adults only.
    {
      name: 'newsConsentAt',
      type: 'date',
      index: true,
      label: 'Wants news by e-mail since',
      access: { read: staffOrSelf, create: nobodyField, update: nobodyField },
      admin: { readOnly: true, position: 'sidebar' },
    },
    {
      name: 'newsConsentFrom',
      type: 'select',
      options: [{ value: 'settings', label: 'Message settings' }],
      access: { read: staffOrSelf, create: nobodyField, update: nobodyField },
      admin: { readOnly: true, position: 'sidebar' },
    },
    // Language of the last visited pages; messages to the person are written in it.
    {
      name: 'language',
      type: 'select',
      options: [...LOCALES],
      access: { read: staffOrSelf, create: nobodyField, update: nobodyField },
      admin: { readOnly: true, position: 'sidebar' },
    },
    {
      name: 'additionalFields',
      type: 'json',
      access: { read: staffOrSelf },
      admin: {
        readOnly: true,
        components: { Field: '/admin/people/AdditionalFields#AdditionalFields' },
      },
    },
    {
      name: 'uid',
      type: 'text',
      required: true,
      unique: true,
      access: { create: nobodyField, update: nobodyField },
      admin: { readOnly: true, position: 'sidebar' },
    },
    {
      name: 'isPhoneVerified',
      type: 'checkbox',
      defaultValue: false,
      access: { create: nobodyField, update: nobodyField, read: staffOrSelf },
      // Shown in the person's page header.
      admin: { readOnly: true, condition: () => false },
    },
    {
      name: 'isEmailVerified',
      type: 'checkbox',
      defaultValue: false,
      access: { create: nobodyField, update: nobodyField, read: staffOrSelf },
      // Shown in the person's page header.
      admin: { readOnly: true, condition: () => false },
    },
    // Unique sign-in key of a phone or e-mail: `<project>:<value>` once it is verified, else by
    // domain/auth/identityKey.ts.
    {
      name: 'phoneKey',
      type: 'text',
      required: true,
      unique: true,
      access: { read: nobodyField, create: nobodyField, update: nobodyField },
      admin: { hidden: true },
    },
    {
      name: 'emailKey',
      type: 'text',
      required: true,
      unique: true,
      access: { read: nobodyField, create: nobodyField, update: nobodyField },
      admin: { hidden: true },
    },
    {
      name: 'project',
      type: 'relationship',
      relationTo: 'projects',
      index: true,
      access: { create: ownersField, update: () => false },
      admin: {
        position: 'sidebar',
        components: { Field: '/admin/fields/OwnersRelationship#OwnersRelationship' },
      },
    },
    {
      name: 'defaultAddress',
      type: 'relationship',
      relationTo: 'addresses',
      access: { create: nobodyField, update: nobodyField, read: staffOrSelf },
      admin: { hidden: true },
    },
    {
      name: 'deletedAt',
      type: 'date',
      index: true,
      access: { create: nobodyField, update: nobodyField },
      admin: { readOnly: true, position: 'sidebar', condition: (data) => Boolean(data?.deletedAt) },
    },
    ...seedFields,
  ],
}
