import { moduleAccess } from '#access/moduleRules.ts'
import { redirectOldPath, rememberPublishedPath } from '#hooks/content/redirectOldPath.ts'
import { refuseTakenSlug } from '#hooks/content/refuseTakenSlug.ts'
import { seedFields } from '../fields/seedFields.ts'
import { slugField } from '../fields/slugField.ts'
import { projectScoped } from '../projectScoped.ts'

/** Categories of blog posts. Never purged. */
export const BlogCategories = projectScoped({
  slug: 'blog-categories',
  purgesPages: true,
  labels: { singular: 'Blog category', plural: 'Blog categories' },
  admin: { useAsTitle: 'title', group: 'Site', defaultColumns: ['title', 'slug'] },
  access: moduleAccess('blog-categories'),
  indexes: [{ fields: ['project', 'slug'], unique: true }],
  hooks: { beforeChange: [refuseTakenSlug, rememberPublishedPath], afterChange: [redirectOldPath] },
  fields: [{ name: 'title', type: 'text', required: true, maxLength: 80 }, slugField(), ...seedFields],
})
