import { type CollectionBeforeValidateHook, type PayloadRequest, ValidationError } from 'payload'
import { idOf } from '#database/idOf.ts'
import { type FolderProblem, folderPath, normaliseTitle, pathsBelow } from '#domain/storage/folderPath.ts'
import { ANSWERS } from '#domain/text/messages.ts'
import { foldersOf, nodeOf } from './folderNodes.ts'

const NEW = 'new'

const TEXTS: Record<FolderProblem, string> = {
  cycle: ANSWERS.folderInItself,
  deep: ANSWERS.folderTooDeep,
  long: ANSWERS.folderPathTooLong,
  slash: ANSWERS.folderSlash,
  empty: ANSWERS.folderNeedsName,
  missing: ANSWERS.folderGone,
}

function refuse(req: PayloadRequest, path: string, message: string): never {
  throw new ValidationError({ collection: 'media-folders', errors: [{ path, message }], req }, req.t)
}

/** Before validation: sets the path from the title and the parent folder; refuses impossible ones. */
export const setFolderPath: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const project = idOf(data?.project) ?? idOf(originalDoc?.project)
  if (!data || !project) return data
  const folders = await foldersOf(req, project)
  const parent = data.parent === undefined ? originalDoc?.parent : data.parent
  const title = normaliseTitle(String(data.title ?? originalDoc?.title ?? ''))
  const folder = { id: originalDoc ? String(originalDoc.id) : NEW, title, parent: idOf(parent) }
  const nodes = folders.map(nodeOf)
  const result = folderPath(folder, nodes)
  if ('problem' in result) {
    const isName = result.problem === 'empty' || result.problem === 'slash'
    return refuse(req, isName ? 'title' : 'parent', TEXTS[result.problem])
  }
  const below = originalDoc ? pathsBelow(folder, nodes) : { paths: new Map() }
  if ('problem' in below) return refuse(req, 'parent', TEXTS[below.problem])
  const lower = result.path.toLowerCase()
  if (folders.some(({ id, path }) => String(id) !== folder.id && path.toLowerCase() === lower))
    return refuse(req, 'title', ANSWERS.folderTaken)
  return { ...data, title, path: result.path }
}
