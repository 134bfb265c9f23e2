import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import {
  ChangedFilesSchema,
  DeleteFilesBodySchema,
  DeleteOrphansBodySchema,
  MoveFilesBodySchema,
  StorageCheckSchema,
  StorageUsageSchema,
} from '#domain/calls/storage.ts'
import { type Text, textOf } from '#domain/text/textOf.ts'
import { fileStore } from '../../adapters/storage/openFileStore.ts'
import { projectIdOf } from '../../operations/content/projectIdOf.ts'
import { deleteOrphans, deleteUnused, moveFiles } from '../../operations/storage/changeFiles.ts'
import { checkStorage } from '../../operations/storage/checkStorage.ts'
import { storageUsage } from '../../operations/storage/storageUsage.ts'
import { type Call, defineCall } from '../defineCall.ts'
import { refuse, succeed } from '../responses.ts'

const NEEDS = { module: 'storage' } as const
const TO_EDIT = { module: 'storage', toEdit: true } as const
const changed = (message: Text, count: number) => ({ ...succeed(message), changed: count })

/** Project id that the panel shows: for owners the selected one. */
const projectInPanel = (req: PayloadRequest, project: string): string => projectIdOf(req) ?? project

const usage = defineCall({
  path: '/storage/usage',
  method: 'get',
  summary: 'Storage usage by collection and folder',
  needs: NEEDS,
  body: z.object({}),
  answer: StorageUsageSchema,
  handle: async ({ req, project, viewer }) => ({
    apiSuccess: true as const,
    ...(await storageUsage(req.payload, projectInPanel(req, project.id), viewer?.isOwner === true)),
  }),
})

const check = defineCall({
  path: '/storage/check',
  method: 'get',
  summary: 'Orphaned, missing, unused and duplicate files',
  needs: NEEDS,
  body: z.object({}),
  answer: StorageCheckSchema,
  handle: async ({ req, project, viewer, now }) => ({
    apiSuccess: true as const,
    ...(await checkStorage({
      payload: req.payload,
      store: fileStore(),
      project: projectInPanel(req, project.id),
      isOwner: viewer?.isOwner === true,
      now,
    })),
  }),
})

const move = defineCall({
  path: '/storage/movefiles',
  summary: 'Move files to a folder',
  needs: TO_EDIT,
  audit: { entity: 'media', did: 'Moved files' },
  body: MoveFilesBodySchema,
  answer: ChangedFilesSchema,
  handle: async ({ req, project, body: { collection, ids, folder } }) => {
    const known =
      folder === null ||
      (await req.payload.db.count({
        collection: 'media-folders',
        where: {
          and: [{ id: { equals: folder } }, { project: { equals: projectInPanel(req, project.id) } }],
        },
      }))
    if (known !== true && known.totalDocs === 0)
      return refuse(textOf('folderGone'), 'notFound', { httpStatus: 404 })
    return changed(textOf('filesMoved'), await moveFiles(req, collection, ids, folder))
  },
})

const remove = defineCall({
  path: '/storage/deletefiles',
  summary: 'Delete unused files',
  needs: TO_EDIT,
  audit: { entity: 'media', did: 'Deleted files', action: 'delete' },
  body: DeleteFilesBodySchema,
  answer: ChangedFilesSchema,
  handle: async ({ req, project, body: { collection, ids } }) => {
    const deleted = await deleteUnused(req, collection, ids, projectInPanel(req, project.id))
    return deleted === null
      ? refuse(textOf('fileInUse'), 'fileInUse', { httpStatus: 409 })
      : changed(textOf('filesDeleted'), deleted)
  },
})

const removeOrphans = defineCall({
  path: '/storage/deleteorphans',
  summary: 'Delete files without a document',
  needs: 'owner',
  audit: { entity: 'media', did: 'Deleted files that no document has', action: 'delete' },
  body: DeleteOrphansBodySchema,
  answer: ChangedFilesSchema,
  handle: async ({ req, body, now }) =>
    changed(textOf('filesDeleted'), await deleteOrphans(req, fileStore(), body.keys, now)),
})

export const STORAGE_CALLS: Call[] = [usage, check, move, remove, removeOrphans]

/** Endpoints that do not answer JSON. */
export const STORAGE_ENDPOINTS: Endpoint[] = []
