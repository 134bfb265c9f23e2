import { moduleAccess } from '#access/moduleRules.ts'
import { refuseFullFolder } from '#hooks/media/refuseFullFolder.ts'
import { setFolderPath } from '#hooks/media/setFolderPath.ts'
import { updateSubfolderPaths } from '#hooks/media/updateSubfolderPaths.ts'
import { projectScoped } from '../projectScoped.ts'

/** Folders that organise pictures and files for staff; URLs of files do not depend on them. */
export const MediaFolders = projectScoped({
  slug: 'media-folders',
  lockDocuments: false,
  labels: { singular: 'Folder', plural: 'Folders' },
  admin: { useAsTitle: 'path', group: 'Site', defaultColumns: ['path'] },
  access: moduleAccess('media-folders'),
  hooks: {
    beforeValidate: [setFolderPath],
    afterChange: [updateSubfolderPaths],
    beforeDelete: [refuseFullFolder],
  },
  indexes: [{ fields: ['project', 'path'], unique: true }],
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 80 },
    { name: 'parent', type: 'relationship', relationTo: 'media-folders', index: true },
    { name: 'path', type: 'text', required: true, maxLength: 400, admin: { readOnly: true } },
  ],
})
