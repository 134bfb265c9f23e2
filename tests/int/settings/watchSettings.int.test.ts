import type { BasePayload } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { disabledFeaturesOf } from '#access/session/disabledFeatures.ts'
import { missChanges, receiveChange } from '#cms/config/changes.ts'
import { authLimits } from '#cms/operations/auth/authLimits.ts'
import { watchSettings } from '#cms/operations/settings/watchSettings.ts'
import { startPayload } from '#cms/payload.ts'
import { collectionTag, projectTag } from '#domain/pages/cacheTags.ts'
import type { AdminConfig } from '#payload-types'
import { createProject } from '#tests/support/createProject.ts'

let payload: BasePayload
let project: RequestProject
let unwatch: () => void
beforeAll(async () => {
  payload = await startPayload()
  unwatch = watchSettings()
})
afterAll(() => unwatch?.())
beforeEach(async () => {
  project = await createProject(payload)
})

const read = async () => ({
  features: await disabledFeaturesOf(payload, String(project.id)),
  tries: (await authLimits(payload, String(project.id))).maxTries,
})

/** Switches reviews off and lowers the attempts per code directly in the database, as another process does. */
async function changeElsewhere(): Promise<void> {
  const collection = 'admin-configs'
  const row = await payload.db.findOne<AdminConfig>({
    collection,
    where: { project: { equals: project.id } },
  })
  const authLimitsNow = { ...row?.authLimits, maxTries: 2 }
  const data = { ...row, offFeatures: ['reviews'], authLimits: authLimitsNow }
  await payload.db.updateOne({ collection, id: String(row?.id), data })
}

it.each([
  [
    'the feed says that the settings changed',
    () => receiveChange([collectionTag(project.slug, 'admin-configs')]),
  ],
  ['the feed says that the project changed', () => receiveChange([projectTag(project.slug)])],
  ['changes may have been missed', () => missChanges()],
])('switches and limits of another server apply as soon as %s', async (_when, tell) => {
  const before = await read()
  expect(before.features).toEqual([])
  await changeElsewhere()
  receiveChange([collectionTag(project.slug, 'pages')])
  expect(await read()).toEqual(before)
  tell()
  expect(await read()).toEqual({ features: ['reviews'], tries: 2 })
})

it('settings read during a change are not cached', async () => {
  const reading = read()
  const changing = changeElsewhere()
  receiveChange([collectionTag(project.slug, 'admin-configs')])
  await Promise.all([reading, changing])
  expect(await read()).toEqual({ features: ['reviews'], tries: 2 })
})
