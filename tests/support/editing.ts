import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import type { Module } from '#domain/roles/Module.ts'
import type { Page, User } from '#payload-types'
import { createPerson } from './people.ts'

type Entry = { id: Module['id']; canEdit: boolean }

/** Creates a sub admin with these permissions. */
export async function createEditor(
  payload: BasePayload,
  project: RequestProject,
  accessList: Entry[] = [
    { id: 'pages', canEdit: true },
    { id: 'blogs', canEdit: true },
  ],
): Promise<User & { phone: string }> {
  const person = await createPerson(payload, project, 650)
  await payload.create({
    collection: 'access-configurations',
    data: { user: person.id, accessList, project: project.id } as never,
    overrideAccess: true,
    context: { project },
  })
  return person
}

let made = 0

/** Creates a page without sections; a draft unless `_status` is `published`. */
export async function createPage(
  payload: BasePayload,
  project: RequestProject,
  values: Partial<Page> = {},
): Promise<Page> {
  return (await payload.create({
    collection: 'pages',
    data: {
      title: `Page ${process.pid} ${made++}`,
      project: project.id,
      _status: 'draft',
      ...values,
    } as never,
    draft: values._status !== 'published',
    depth: 0,
    overrideAccess: true,
    context: { project },
  })) as Page
}
