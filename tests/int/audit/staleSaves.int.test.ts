import type { BasePayload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { startPayload } from '#cms/payload.ts'
import type { ChangedSince } from '#domain/logs/changedSince.ts'
import type { Browser } from '#tests/support/browser.ts'
import { createProject } from '#tests/support/createProject.ts'
import { createPerson, signInStaff } from '#tests/support/people.ts'

type Doc = { id: string; updatedAt: string; title: string }
type Saved = { doc: Doc; message?: string; code?: string; changed?: ChangedSince; errors?: unknown }

let payload: BasePayload
let project: RequestProject
let [asha, ravi]: Browser[] = []
beforeAll(async () => {
  payload = await startPayload()
  project = await createProject(payload)
  asha = await signInStaff(project, (await createPerson(payload, project, 800)).phone)
  ravi = await signInStaff(project, (await createPerson(payload, project, 800)).phone)
})

const save = (who: Browser | undefined, path: string, body: object, headers = {}) =>
  (who as Browser).call<Saved>('PATCH', path, body, headers)
const createDocument = async (collection: string, body: object): Promise<{ path: string; doc: Doc }> => {
  const { body: made } = await (asha as Browser).post<Saved>(`/${collection}`, body)
  return { path: `/${collection}/${made.doc.id}`, doc: made.doc }
}
const BOOK = { kind: 'physical', summary: 'A book', pricePaise: 10_000, _status: 'published' }
const titleOf = async (path: string) => (await (asha as Browser).get<Doc>(`${path}?draft=true`)).body.title

describe('a form opened before another person saved the document', () => {
  it.each([
    ['selling-products', { ...BOOK, title: 'Opened' }],
    ['classes', { title: 'Opened' }],
    ['test-series', { title: 'Opened', slug: 'opened', _status: 'published' }],
  ])('is refused with who saved it and when, and saves when forced: %s', async (collection, body) => {
    const { path, doc } = await createDocument(collection, body)
    const { updatedAt } = doc
    const theirs = await save(ravi, path, { title: 'Of Ravi', updatedAt })
    expect(theirs.status).toBe(200)
    const { status, body: refusal } = await save(asha, path, { title: 'Of Asha', updatedAt })
    expect([status, refusal.code]).toEqual([409, 'changed'])
    expect(refusal.message).toMatch(/^Test Person has saved this since you opened it/)
    expect(refusal.changed).toEqual({
      by: 'Test Person',
      isOwn: false,
      at: Date.parse(theirs.body.doc.updatedAt),
      updatedAt: theirs.body.doc.updatedAt,
    })
    expect(await titleOf(path)).toBe('Of Ravi')
    const forced = await save(asha, path, { title: 'Of Asha', updatedAt }, { 'if-match': '*' })
    expect(forced.status).toBe(200)
    expect(await titleOf(path)).toBe('Of Asha')
  })

  it('is refused in a second window of the same person, while the first one continues', async () => {
    const { path, doc } = await createDocument('classes', { title: 'Opened' })
    const first = await save(asha, path, { title: 'First', updatedAt: doc.updatedAt })
    const again = await save(asha, path, { title: 'Again', updatedAt: first.body.doc.updatedAt })
    expect(again.status).toBe(200)
    const { status, body } = await save(asha, path, { title: 'Second', updatedAt: doc.updatedAt })
    expect([status, body.changed?.isOwn]).toEqual([409, true])
    expect(body.message).toMatch(/^You have saved this in another window/)
  })

  it('is refused with autosave, but not for the next save of the same window', async () => {
    const { path, doc } = await createDocument('pages?draft=true', { title: 'Opened', _status: 'draft' })
    const page = path.replace('?draft=true', '')
    const autosave = (title: string, updatedAt: string) =>
      save(asha, `${page}?draft=true&autosave=true`, { title, updatedAt, _status: 'draft' })
    const one = await autosave('One', doc.updatedAt)
    const two = await autosave('One, two', one.body.doc.updatedAt)
    expect([one.status, two.status]).toEqual([200, 200])
    expect((await autosave('Stale', doc.updatedAt)).status).toBe(409)
    const published = await save(asha, page, {
      title: 'One, two',
      _status: 'published',
      updatedAt: two.body.doc.updatedAt,
    })
    expect(published.status).toBe(200)
    expect((await save(ravi, page, { title: 'Late', updatedAt: two.body.doc.updatedAt })).status).toBe(409)
  })
})

describe('a save', () => {
  it('over REST without the version it is based on is accepted', async () => {
    const { path } = await createDocument('classes', { title: 'Opened' })
    await save(ravi, path, { title: 'Of Ravi' })
    expect((await save(asha, path, { title: 'Of Asha' })).status).toBe(200)
  })

  it('is not refused because of writes by the server itself', async () => {
    const { path, doc } = await createDocument('classes', { title: 'Opened' })
    await payload.update({ collection: 'classes', id: doc.id, data: { subject: 'physics' } as never })
    const { body } = await (asha as Browser).get<Doc>(path)
    expect(body.updatedAt > doc.updatedAt).toBe(true)
    expect((await save(asha, path, { title: 'Of Asha', updatedAt: doc.updatedAt })).status).toBe(200)
  })
})
