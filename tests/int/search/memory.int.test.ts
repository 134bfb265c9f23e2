import { beforeAll, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { LiveIndex } from '#cms/operations/search/LiveIndex.ts'
import { SearchIndexes } from '#cms/operations/search/searchIndexes.ts'
import { startPayload } from '#cms/payload.ts'
import { changeTags, readTags } from '#domain/pages/cacheTags.ts'
import { createProject } from '#tests/support/createProject.ts'
import { createPage } from '#tests/support/editing.ts'
import { createProduct } from '#tests/support/searching.ts'

let payload: Awaited<ReturnType<typeof startPayload>>

beforeAll(async () => {
  payload = await startPayload()
})

const titled = async (count: number): Promise<RequestProject> => {
  const project = await createProject(payload)
  for (let i = 0; i < count; i++) await createProduct(payload, project, { title: `Geometry ${i}` })
  return project
}
const total = async (indexes: SearchIndexes, project: RequestProject) =>
  (await indexes.of(project)).index.search({ query: 'geometry', offset: 0, limit: 1 }).total

it('keeps the indexes of recently searched projects and rebuilds others on demand', async () => {
  const indexes = new SearchIndexes(payload, { maxDocuments: 5 })
  const projects = [await titled(3), await titled(2), await titled(1)] as const
  for (const [i, project] of projects.entries()) expect(await total(indexes, project)).toBe(3 - i)
  expect(indexes.size).toBe(2)
  expect(await total(indexes, projects[0])).toBe(3)
})

it('applies changes during its build, and is rebuilt when it is old', async () => {
  const project = await titled(3)
  let now = 0
  const live = new LiveIndex({ payload, project: project.id, clock: () => now })
  const building = live.current()
  const added = await createProduct(payload, project, { title: 'Geometry of spheres', slug: 'spheres' })
  live.note(readTags(changeTags(project.slug, 'selling-products', [added.slug])))
  const find = async () =>
    (await live.current()).index.search({ query: 'geometry', offset: 0, limit: 9 }).total
  await building
  expect(await find()).toBe(4)
  await createProduct(payload, project, { title: 'Geometry added without a change event' })
  expect(await find()).toBe(4)
  now += 600_001
  await find()
  await expect.poll(find).toBe(5)
})

it('finds saved documents and drops deleted ones within a minute when the writing process was killed before notifying', async () => {
  const project = await titled(3)
  let now = 0
  const live = new LiveIndex({ payload, project: project.id, isShared: true, clock: () => now })
  const find = async () =>
    (await live.current()).index.search({ query: 'geometry', offset: 0, limit: 9 }).total
  expect(await find()).toBe(3)
  const title = 'Geometry of a killed process'
  const added = await createPage(payload, project, { title, slug: 'geometry', _status: 'published' })
  now += 60_001
  await find()
  await expect.poll(find).toBe(4)
  await payload.db.deleteOne({ collection: 'pages', where: { id: { equals: added.id } } })
  now += 60_001
  await find()
  await expect.poll(find).toBe(3)
})

it('yields to the event loop after every few documents', async () => {
  const project = await createProject(payload)
  const count = 400
  for (let i = 0; i < count; i++)
    await payload.db.create({
      collection: 'classes',
      data: { project: project.id, title: `Statistics ${i}`, slug: `statistics-${i}` },
    })
  let turns = 0
  const timer = setInterval(() => turns++, 0)
  const { index } = await new LiveIndex({ payload, project: project.id }).current()
  clearInterval(timer)
  expect(index.size).toBe(count)
  expect(turns).toBeGreaterThan(count / 40)
})

it('reports whether the results include the newest changes', async () => {
  const project = await titled(30)
  const live = new LiveIndex({ payload, project: project.id })
  expect((await live.current()).isCurrent).toBe(true)
  live.note(readTags(changeTags(project.slug, 'selling-products')))
  const early = await live.current(0)
  expect([early.isCurrent, (await live.current(10_000)).isCurrent]).toEqual([false, true])
})
