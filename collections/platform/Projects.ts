import type { CollectionConfig, TextField } from 'payload'
import { anyOf } from '#access/compose.ts'
import { moduleAccess } from '#access/moduleRules.ts'
import { PLATFORM, projectOf } from '#access/projectOf.ts'
import type { Rule } from '#access/rule.ts'
import { owners } from '#access/rules.ts'
import { TIME_ZONES } from '#domain/text/timeZones.ts'
import { invalidateProject } from '#hooks/projects/invalidateProject.ts'
import { seedFields } from '../fields/seedFields.ts'
import { checkSlug, slugField } from '../fields/slugField.ts'

const ownProject: Rule = ({ req }) => {
  const project = projectOf(req)
  return project ? { id: { equals: project.id } } : false
}

/** Rejects the reserved name: owners' cookies contain it when no project is selected. */
const notPlatform: Pick<TextField, 'validate'> = {
  validate: (value: unknown) => (value === PLATFORM.slug ? 'This name is taken' : checkSlug(value)),
}

/**
 * A brand with its own people, content and settings. Platform level; never purged, suspended instead of
 * deleted.
 */
export const Projects: CollectionConfig = {
  slug: 'projects',
  admin: {
    useAsTitle: 'title',
    group: 'Platform',
    defaultColumns: ['title', 'slug', 'status'],
    hidden: ({ user }) => Boolean(user?.project),
  },
  access: {
    ...moduleAccess('projects'),
    read: anyOf(owners, ownProject),
    unlock: () => false,
    readVersions: () => false,
  },
  hooks: { afterChange: [invalidateProject] },
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 80 },
    { ...slugField(), ...notPlatform, unique: true, access: { update: () => false } } as ReturnType<
      typeof slugField
    >,
    {
      name: 'domains',
      type: 'array',
      fields: [
        {
          name: 'host',
          type: 'text',
          required: true,
          unique: true,
          maxLength: 253,
          validate: (value: unknown) =>
            (typeof value === 'string' && /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/.test(value)) ||
            'A host name in lower case, without port',
        },
      ],
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'active',
      options: ['active', 'suspended'],
    },
    {
      name: 'timeZone',
      type: 'select',
      required: true,
      defaultValue: 'Asia/Kolkata',
      options: [...TIME_ZONES],
      admin: { description: 'Used to schedule pages and to count days' },
    },
    { name: 'locale', type: 'select', required: true, defaultValue: 'en-IN', options: ['en-IN'] },
    { name: 'currency', type: 'select', required: true, defaultValue: 'INR', options: ['INR'] },
    ...seedFields,
  ],
}
