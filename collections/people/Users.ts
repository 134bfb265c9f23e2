import type { CollectionConfig, FieldAccess } from 'payload'
import { allOf, anyOf, inProject } from '#access/compose.ts'
import { editorsOf, hasModule, viewersOf, withModule } from '#access/moduleRules.ts'
import type { Rule } from '#access/rule.ts'
import { adminsField, nobody, nobodyField, ownersField } from '#access/rules.ts'
import { sessionStrategy } from '#access/session/strategy.ts'
import { viewerOf } from '#access/viewer.ts'
import { levelOf, STAFF_LEVEL, STUDENT_LEVEL, SUBADMIN_LEVEL } from '#domain/roles/roles.ts'
import { stampProject } from '#hooks/shared/stampProject.ts'
import { endSessions } from '#hooks/users/endSessions.ts'
import { fillIdentity } from '#hooks/users/fillIdentity.ts'
import { limitLevel } from '#hooks/users/limitLevel.ts'
import { seedFields } from '../fields/seedFields.ts'

const self: Rule = ({ req }) => {
  const viewer = viewerOf(req)
  return viewer ? { id: { equals: viewer.id } } : false
}

const levels =
  (from: number, below: number): Rule =>
  () => ({ and: [{ userLevel: { greater_than_equal: from } }, { userLevel: { less_than: below } }] })

const experts = levels(levelOf('expert'), SUBADMIN_LEVEL)
const franchisees = levels(STAFF_LEVEL, levelOf('expert'))

/** The modules of people: all of them, or those of one role. */
const byPeopleModules = (need: 'view' | 'edit'): Rule =>
  anyOf(
    need === 'edit' ? editorsOf('users') : viewersOf('users'),
    allOf(withModule('experts', need), experts),
    allOf(withModule('franchise', need), franchisees),
  )

/** What people keep to themselves: they and the staff who may see people's records. */
const staffOrSelf: FieldAccess = ({ req, id }) => {
  const viewer = viewerOf(req)
  if (!viewer) return false
  return (
    viewer.id === String(id) || ['users', 'experts', 'franchise'].some((module) => hasModule(viewer, module))
  )
}

/**
 * People: one document a project, owners without one (level 1000). Kept until the person deletes the account.
 * No passwords: sessions come from one-time codes (cms/endpoints/auth).
 */
export const Users: CollectionConfig = {
  slug: 'users',
  enableQueryPresets: true,
  // Every field is a column of its own (collections/flatRows.ts): who asks is read on every request.
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
    defaultColumns: ['name', 'phone', 'email', 'userLevel'],
    listSearchableFields: ['name', 'phone', 'email'],
  },
  access: {
    admin: ({ req }) => viewerOf(req)?.isStaff ?? false,
    create: allOf(withModule('addUsers', 'edit'), ({ req }) => inProject({ req }) !== false),
    read: anyOf(allOf(byPeopleModules('view'), inProject), self),
    update: allOf(byPeopleModules('edit'), inProject),
    delete: nobody,
    unlock: () => false,
    readVersions: () => false,
  },
  hooks: {
    beforeValidate: [stampProject, fillIdentity],
    beforeChange: [limitLevel],
    afterChange: [endSessions],
  },
  indexes: [
    { fields: ['project', 'userLevel'] },
    { fields: ['project', 'name'] },
    { fields: ['project', 'createdAt'] },
  ],
  fields: [
    { name: 'name', type: 'text', maxLength: 100 },
    { name: 'phone', type: 'text', maxLength: 16, index: true, access: { read: staffOrSelf } },
    { name: 'email', type: 'text', maxLength: 254, index: true, access: { read: staffOrSelf } },
    {
      name: 'userLevel',
      type: 'number',
      required: true,
      defaultValue: STUDENT_LEVEL,
      min: STUDENT_LEVEL,
      access: { create: adminsField, update: adminsField },
      admin: { description: '100 student, 200 franchisee, 400 expert, 650 sub admin, 800 admin' },
    },
    {
      name: 'isBlocked',
      type: 'checkbox',
      defaultValue: false,
      access: { create: adminsField, update: adminsField },
    },
    { name: 'additionalFields', type: 'json', access: { read: staffOrSelf }, admin: { readOnly: true } },
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
      admin: { readOnly: true },
    },
    {
      name: 'isEmailVerified',
      type: 'checkbox',
      defaultValue: false,
      access: { create: nobodyField, update: nobodyField, read: staffOrSelf },
      admin: { readOnly: true },
    },
    // Who may sign in with a phone or e-mail: `<project>:<value>` once it is proven, else a value nobody can enter.
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
