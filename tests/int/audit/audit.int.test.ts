import type { BasePayload } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { INTERNAL_COLLECTIONS, MODULES } from '#access/modules.ts'
import type { RequestProject } from '#access/projectOf.ts'
import { purgeExpired } from '#cms/jobs/purgeExpired.ts'
import { startPayload } from '#cms/payload.ts'
import { AUDIT_MS } from '#domain/logs/audit.ts'
import type { AuditLog } from '#payload-types'
import type { Browser } from '#tests/support/browser.ts'
import { createProject } from '#tests/support/createProject.ts'
import { createPerson, signIn, signInStaff } from '#tests/support/people.ts'

let payload: BasePayload
beforeAll(async () => {
  payload = await startPayload()
})

type Doc = { id: string }
type Saved = { doc: Doc }

const PRODUCT = {
  kind: 'physical',
  title: 'Physics',
  summary: 'A book',
  slug: 'physics',
  pricePaise: 249_900,
  mrpPaise: 300_000,
  _status: 'published',
}

async function openProjectWithAdmin(level = 800) {
  const project = await createProject(payload)
  const person = await createPerson(payload, project, level)
  return { project, person, admin: await signInStaff(project, person.phone) }
}

const entriesOf = async (project: RequestProject): Promise<AuditLog[]> =>
  (
    await payload.db.find<AuditLog>({
      collection: 'audit-logs',
      where: { project: { equals: project.id } },
      sort: 'at',
      pagination: false,
    })
  ).docs

const createProduct = async (admin: Browser): Promise<Doc> =>
  (await admin.post<Saved>('/selling-products', PRODUCT)).body.doc

const changeOf = (entry: AuditLog | undefined, path: string) =>
  entry?.changes.find((change) => change.path === path)

describe('a save by staff', () => {
  it('is logged with person, time, document, and the price before and after', async () => {
    const { project, person, admin } = await openProjectWithAdmin()
    const before = Date.now()
    const product = await createProduct(admin)
    await admin.call('PATCH', `/selling-products/${product.id}`, { pricePaise: 199_900 })
    const [made, changed, ...more] = await entriesOf(project)
    expect(more).toEqual([])
    expect(made).toMatchObject({ action: 'create', summary: 'Added product "Physics"' })
    expect(changed).toMatchObject({
      actor: person.id,
      actorName: 'Test Person',
      actorLevel: 800,
      action: 'update',
      entity: 'selling-products',
      entityId: product.id,
      entityTitle: 'Physics',
      summary: 'Changed product "Physics" (Price)',
      changes: [{ path: 'pricePaise', before: 249_900, after: 199_900 }],
    })
    expect(Date.parse(changed?.at ?? '')).toBeGreaterThanOrEqual(before)
    expect(Date.parse(changed?.deleteDate ?? '') - Date.parse(changed?.at ?? '')).toBe(AUDIT_MS)
  })

  it('is logged whatever fields the response selects', async () => {
    const { project, admin } = await openProjectWithAdmin()
    const product = await createProduct(admin)
    await admin.call('PATCH', `/selling-products/${product.id}?depth=2&select[slug]=true`, {
      pricePaise: 100,
    })
    expect(changeOf((await entriesOf(project))[1], 'pricePaise')).toMatchObject({ after: 100 })
  })

  it('names rows by index, and rich text as changed without its content', async () => {
    const { project, admin } = await openProjectWithAdmin()
    const product = await createProduct(admin)
    const text = (words: string) => ({
      root: {
        type: 'root',
        format: '',
        indent: 0,
        version: 1,
        direction: 'ltr',
        children: [
          {
            type: 'paragraph',
            format: '',
            indent: 0,
            version: 1,
            direction: 'ltr',
            textFormat: 0,
            children: [
              { type: 'text', text: words, version: 1, format: 0, style: '', mode: 'normal', detail: 0 },
            ],
          },
        ],
      },
    })
    await admin.call('PATCH', `/selling-products/${product.id}`, {
      outcomes: [{ text: 'Levers' }, { text: 'Pulleys' }],
      description: text('long words'),
    })
    await admin.call('PATCH', `/selling-products/${product.id}`, { outcomes: [{ text: 'Levers' }] })
    const [, first, second] = await entriesOf(project)
    expect(first?.changes).toEqual(
      expect.arrayContaining([
        { path: 'outcomes.1.text', before: null, after: 'Pulleys' },
        { path: 'description', before: null, after: '(text changed)' },
      ]),
    )
    expect(JSON.stringify(first?.changes)).not.toContain('long words')
    expect(second?.changes).toEqual([{ path: 'outcomes.1.text', before: 'Pulleys', after: null }])
  })

  it('is logged document by document for bulk edits and deletions', async () => {
    const { project, admin } = await openProjectWithAdmin()
    const [one, two] = [
      await createProduct(admin),
      (await admin.post<Saved>('/selling-products', { ...PRODUCT, slug: 'two', title: 'Two' })).body.doc,
    ]
    const where = `where[id][in]=${one.id},${two.id}`
    await admin.call('PATCH', `/selling-products?${where}`, { badge: 'New' })
    await admin.call('DELETE', `/selling-products?${where}`)
    const entries = (await entriesOf(project)).slice(2)
    expect(entries.map(({ action, entityId }) => `${action} ${entityId}`).toSorted()).toEqual(
      [`delete ${one.id}`, `delete ${two.id}`, `update ${one.id}`, `update ${two.id}`].toSorted(),
    )
    expect(
      changeOf(
        entries.find(({ action }) => action === 'delete'),
        'pricePaise',
      ),
    ).toMatchObject({
      before: 249_900,
      after: null,
    })
  })

  it('is logged as published, unpublished or restored', async () => {
    const { project, admin } = await openProjectWithAdmin()
    const product = await createProduct(admin)
    await admin.call('PATCH', `/selling-products/${product.id}`, { _status: 'draft' })
    await admin.call('PATCH', `/selling-products/${product.id}`, { _status: 'published' })
    const versions = await admin.get<{ docs: Doc[] }>('/selling-products/versions?sort=createdAt')
    await admin.post(`/selling-products/versions/${versions.body.docs[0]?.id}`)
    expect((await entriesOf(project)).map(({ action }) => action)).toEqual([
      'create',
      'unpublish',
      'publish',
      'restore',
    ])
  })

  it('without a change is not logged', async () => {
    const { project, admin } = await openProjectWithAdmin()
    const product = await createProduct(admin)
    await admin.call('PATCH', `/selling-products/${product.id}`, { pricePaise: PRODUCT.pricePaise })
    expect(await entriesOf(project)).toHaveLength(1)
  })

  it('succeeds when its entry cannot be written, and the error is logged', async () => {
    const { project, admin } = await openProjectWithAdmin()
    const product = await createProduct(admin)
    const logged = vi.spyOn(payload.logger, 'error').mockImplementation(() => undefined as never)
    const { tables, collections } = payload.db as unknown as Record<string, Record<string, unknown>>
    // On MongoDB a collection is a model, on SQLite a table.
    const [places, name] = tables ? [tables, 'audit_logs'] : [collections as object, 'audit-logs']
    const place = Reflect.get(places, name)
    Reflect.set(places, name, undefined)
    const { status } = await admin
      .call('PATCH', `/selling-products/${product.id}`, { pricePaise: 5 })
      .finally(() => {
        Reflect.set(places, name, place)
      })
    expect(status).toBe(200)
    expect(logged.mock.calls.map(([line]) => (line as { msg?: string }).msg)).toContain(
      'an audit entry was not written',
    )
    logged.mockRestore()
    expect(await payload.findByID({ collection: 'selling-products', id: product.id })).toMatchObject({
      pricePaise: 5,
    })
    expect(await entriesOf(project)).toHaveLength(1)
  })
})

describe('a write that is not privileged', () => {
  it('leaves no entry: the server, a learner, a person with a learner session', async () => {
    const { project, person } = await openProjectWithAdmin()
    await payload.create({
      collection: 'selling-products',
      data: { ...PRODUCT, project: project.id } as never,
      overrideAccess: true,
    })
    const learner = await signIn(project, person.phone)
    await learner.post('/profile/update', { name: 'Other Name' })
    expect(await entriesOf(project)).toEqual([])
  })
})

describe('typing with autosave', () => {
  const autosave = (admin: Browser, id: string, title: string) =>
    admin.call('PATCH', `/pages/${id}?draft=true&autosave=true`, { title })

  it('is one entry from first to last value, also when saves overlap', async () => {
    const { project, admin } = await openProjectWithAdmin()
    const { body } = await admin.post<Saved>('/pages?draft=true', { title: 'A', slug: 'a-page' })
    await autosave(admin, body.doc.id, 'Ab')
    await Promise.all(['Abc', 'Abcd', 'Abcde'].map((title) => autosave(admin, body.doc.id, title)))
    await autosave(admin, body.doc.id, 'Final')
    const [, typed, ...more] = await entriesOf(project)
    expect(more).toEqual([])
    expect(changeOf(typed, 'title')).toEqual({ path: 'title', before: 'A', after: 'Final' })
  })
})

describe('the log', () => {
  it('is readable for admins of the project only, and never changed or deleted', async () => {
    const { project, admin } = await openProjectWithAdmin()
    await createProduct(admin)
    const [entry] = await entriesOf(project)
    const list = await admin.get<{ docs: AuditLog[] }>('/audit-logs')
    expect(list.body.docs.map(({ id }) => id)).toEqual([entry?.id])
    expect(list.body.docs[0]).not.toHaveProperty('key')
    const other = await openProjectWithAdmin()
    expect((await other.admin.get<{ docs: AuditLog[] }>('/audit-logs')).body.docs).toEqual([])
    const subadmin = await signInStaff(project, (await createPerson(payload, project, 650)).phone)
    expect((await subadmin.get('/audit-logs')).status).toBe(403)
    const owner = await signInStaff(project, (await createPerson(payload, null, 1000)).phone)
    for (const browser of [admin, owner]) {
      const path = `/audit-logs/${entry?.id}`
      const answers = [
        await browser.call('PATCH', path, { summary: 'nothing happened' }),
        await browser.call('DELETE', path),
        await browser.call('PATCH', '/audit-logs?where[id][exists]=true', { summary: 'x' }),
        await browser.call('DELETE', '/audit-logs?where[id][exists]=true'),
        await browser.post('/audit-logs', { ...entry, id: undefined }),
      ]
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
    }
    expect((await entriesOf(project)).map(({ summary }) => summary)).toEqual(['Added product "Physics"'])
  })

  it('keeps an entry for a year, to the millisecond', async () => {
    const { project, admin } = await openProjectWithAdmin()
    await createProduct(admin)
    const end = Date.parse((await entriesOf(project))[0]?.deleteDate ?? '')
    await purgeExpired(payload, new Date(end))
    expect(await entriesOf(project)).toHaveLength(1)
    await purgeExpired(payload, new Date(end + 1))
    expect(await entriesOf(project)).toHaveLength(0)
  })

  it('gets an entry from every collection that staff may change', () => {
    const written = MODULES.filter(({ isReadOnly }) => !isReadOnly).flatMap(({ collections }) => [
      ...collections,
    ])
    const audited = payload.config.collections
      .filter(({ custom }) => custom.isAudited)
      .map(({ slug }) => slug)
    const unaudited = [...new Set(written)].filter((slug) => !audited.includes(slug))
    expect(unaudited.toSorted()).toEqual(['exports', 'imports', 'notifications'])
    expect(audited.filter((slug) => (INTERNAL_COLLECTIONS as readonly string[]).includes(slug))).toEqual([])
  })
})
