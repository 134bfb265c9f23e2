import type { BasePayload } from 'payload'
import { moduleOf } from '#access/modules.ts'
import type { SeedData } from '#seed/SeedRecord.ts'
import { nameOf } from './seedCollections.ts'
import { ImportError } from './writeRecord.ts'

type Target = { payload: BasePayload; project: { id: string; slug: string } }

/** Sets the modules of a seeded person and the features they need. A record without permissions changes nothing. */
export async function writePermissions(
  { payload, project }: Target,
  user: string,
  { key, permissions }: Pick<SeedData['user'], 'key' | 'permissions'>,
  { isMissingOnly = false } = {},
): Promise<void> {
  if (permissions.length === 0) return
  const accessList = permissions.map((text) => {
    const [id = '', need] = text.split(':')
    if (!moduleOf(id))
      throw new ImportError(`${nameOf({ kind: 'user', key })}: there is no module “${id}” to permit`)
    return { id, canEdit: need === 'edit' }
  })
  const features = [...new Set(accessList.flatMap(({ id }) => moduleOf(id)?.feature ?? []))]
  for (const [collection, data] of [
    ['access-configurations', { accessList }],
    ['user-admin-configs', { features }],
  ] as const) {
    const options = { collection, depth: 0, context: { project } } as const
    const where = { user: { equals: user } }
    const found = await payload.db.findOne<{ id: string }>({ collection, where })
    if (found && isMissingOnly) continue
    // The operator of the server runs the import.
    if (found) await payload.update({ ...options, id: found.id, data: data as never, overrideAccess: true })
    else
      await payload.create({
        ...options,
        data: { ...data, user, project: project.id } as never,
        overrideAccess: true,
      })
  }
}
