import { beforeAll, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { publishChange } from '#cms/config/changes.ts'
import { purgeExpired } from '#cms/jobs/purgeExpired.ts'
import { MISSES_PER_ADDRESS, recordMiss } from '#cms/operations/search/recordMiss.ts'
import { startPayload } from '#cms/payload.ts'
import { DAY_MS } from '#domain/auth/policy.ts'
import { effects } from '#hooks/effects.ts'
import type { SearchMiss } from '#payload-types'
import { openBrowser } from '#tests/support/browser.ts'
import { createProject } from '#tests/support/createProject.ts'
import { createEditor } from '#tests/support/editing.ts'
import { signInStaff } from '#tests/support/people.ts'
import { createProduct } from '#tests/support/searching.ts'

let payload: Awaited<ReturnType<typeof startPayload>>

beforeAll(async () => {
  payload = await startPayload()
  effects.publishChange = publishChange
})

const rowsOf = async (project: RequestProject) => {
  const { docs } = await payload.find({
    collection: 'search-misses',
    where: { project: { equals: project.id } },
    sort: '-count',
    pagination: false,
    overrideAccess: true,
  })
  return docs
}
const countsOf = async (project: RequestProject) =>
  (await rowsOf(project)).map(({ query, count }: SearchMiss) => [query, count])
const missed = (project: RequestProject, q: string) => openBrowser(project).post('/search/missed', { q })

it('counts failed searches regardless of case and spaces, and no successful ones', async () => {
  const project = await createProject(payload)
  await createProduct(payload, project, { title: 'Physics' })
  for (const q of ['Sanskrit', '  sanskrit ', 'SANSKRIT!', 'phy', 'physcis', '', '...'])
    expect((await missed(project, q)).body).toEqual({ apiSuccess: true, message: '' })
  expect(await countsOf(project)).toEqual([['sanskrit', 3]])
})

it('counts concurrent misses', async () => {
  const project = await createProject(payload)
  await Promise.all(Array.from({ length: 12 }, () => missed(project, 'tabla')))
  expect(await countsOf(project)).toEqual([['tabla', 12]])
})

it('is limited by IP address', async () => {
  const project = await createProject(payload)
  const now = new Date()
  const asked = { payload, project, address: '203.0.113.9', now }
  for (let i = 0; i < MISSES_PER_ADDRESS; i++) expect(await recordMiss({ ...asked, q: 'sitar' })).toBe(true)
  expect(await recordMiss({ ...asked, q: 'sitar' })).toBe(false)
  expect(await recordMiss({ ...asked, q: 'sitar', address: '203.0.113.10' })).toBe(true)
  expect(await countsOf(project)).toEqual([['sitar', MISSES_PER_ADDRESS + 1]])
})

it('keeps a limited number of latest rows per project, for 90 days', async () => {
  const project = await createProject(payload)
  const start = Date.now()
  for (const [i, q] of ['veena', 'flute', 'santoor', 'sarod'].entries())
    await recordMiss({ payload, project, address: null, q, now: new Date(start + i * 1000), maxRows: 3 })
  expect(new Set((await countsOf(project)).map(([query]) => query))).toEqual(
    new Set(['flute', 'santoor', 'sarod']),
  )
  await purgeExpired(payload, new Date(start + 89 * DAY_MS))
  expect(await rowsOf(project)).toHaveLength(3)
  await purgeExpired(payload, new Date(start + 91 * DAY_MS))
  expect(await rowsOf(project)).toHaveLength(0)
})

it('is readable for staff with the permission, most frequent first, who may delete but not create rows', async () => {
  const project = await createProject(payload)
  await missed(project, 'tanpura')
  for (let i = 0; i < 2; i++) await missed(project, 'harmonium')
  const may = await createEditor(payload, project, [{ id: 'search' as never, canEdit: true }])
  const mayNot = await createEditor(payload, project, [{ id: 'blogs', canEdit: true }])
  const editor = await signInStaff(project, may.phone)
  const list = await editor.get<{ docs: { id: string; query: string }[] }>('/search-misses')
  expect(list.body.docs.map(({ query }) => query)).toEqual(['harmonium', 'tanpura'])
  const row = { query: 'x', lastAt: new Date().toISOString(), groupKey: 'x' }
  expect((await editor.post('/search-misses', row)).status).toBe(403)
  expect((await editor.call('DELETE', `/search-misses/${list.body.docs[0]?.id}`)).status).toBe(200)
  expect((await editor.post('/search-synonyms', { words: 'tanpura, tambura' })).status).toBe(201)
  expect((await editor.post('/search-synonyms', { words: 'tanpura, Tanpura' })).status).toBe(400)
  const other = await signInStaff(project, mayNot.phone)
  expect((await other.get('/search-misses')).status).toBe(403)
  expect((await openBrowser(project).get('/search-misses')).status).toBe(403)
})
