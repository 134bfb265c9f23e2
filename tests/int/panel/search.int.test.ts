import type { BasePayload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { startPayload } from '#cms/payload.ts'
import type { PanelSearchHit } from '#domain/calls/panel.ts'
import { type Browser, openBrowser } from '#tests/support/browser.ts'
import { createProject } from '#tests/support/createProject.ts'
import { createPerson } from '#tests/support/people.ts'
import { addOrder, openOwner, openStaff } from './made.ts'

let payload: BasePayload
let [mine, foreign]: RequestProject[] = []
let number = ''
let foreignNumber = ''
let phone = ''

const NAME = 'Zubeida Searchable'

async function fill(project: RequestProject) {
  const student = await createPerson(payload, project)
  const context = { project }
  await payload.update({
    collection: 'users',
    id: student.id,
    data: { name: NAME },
    overrideAccess: true,
    context,
  })
  const order = await addOrder(payload, {
    project: project.id,
    student: String(student.id),
    paidAt: Date.now(),
    paise: 99_900,
  })
  await payload.create({
    collection: 'pages',
    data: { title: 'Zubeida on holiday', slug: 'holiday', project: project.id, _status: 'draft' } as never,
    overrideAccess: true,
    context,
  })
  const row = await payload.findByID({ collection: 'orders', id: order, overrideAccess: true, depth: 0 })
  return { phone: student.phone, number: row.number }
}

beforeAll(async () => {
  payload = await startPayload()
  ;[mine, foreign] = [await createProject(payload), await createProject(payload)]
  ;({ phone, number } = await fill(mine as RequestProject))
  ;({ number: foreignNumber } = await fill(foreign as RequestProject))
})

const find = async (browser: Browser, text: string) =>
  (await browser.get<{ hits: PanelSearchHit[] }>(`/panel/search?q=${encodeURIComponent(text)}`)).body.hits
/** The last digits of a phone, six or a few more: leading zeros would be parsed as a prefix. */
const tailOf = (whole: string): string =>
  [6, 7, 8, 9, 10].map((length) => whole.slice(-length)).find((tail) => !tail.startsWith('0')) as string
const kinds = (hits: PanelSearchHit[]) => hits.map(({ kind }) => kind).toSorted()
const ownProject = () => mine as RequestProject

describe('the search of the panel', () => {
  it('finds orders by number, people by name, phone and e-mail, and content by title', async () => {
    const admin = await openStaff(payload, ownProject(), 800)
    expect(await find(admin, number.toLowerCase().slice(0, 9))).toMatchObject([
      { kind: 'order', title: number },
    ])
    expect(kinds(await find(admin, 'zubeida'))).toEqual(['order', 'page', 'person'])
    expect(kinds(await find(admin, tailOf(phone)))).toEqual(['order', 'person'])
    expect(await find(admin, 'audit')).toMatchObject([
      { kind: 'panel', title: 'Audit log', href: '/admin/collections/audit-logs' },
    ])
  })

  it('links a person to their orders for staff with that permission', async () => {
    for (const list of [[], [{ id: 'orders', canEdit: false }]]) {
      const staff = await openStaff(payload, ownProject(), list.length > 0 ? 650 : 800, list)
      for (const text of ['zubeida', tailOf(phone)]) {
        const hits = (await find(staff, text)).filter(({ kind }) => kind === 'order')
        expect(hits).toMatchObject([{ title: `Orders of ${NAME}`, detail: '1 order' }])
        const { searchParams } = new URL(hits[0]?.href ?? '', 'http://panel.test')
        expect([...searchParams.keys()]).toEqual(['where[and][0][student][equals]'])
      }
    }
  })

  it('stays in the project', async () => {
    const admin = await openStaff(payload, ownProject(), 800)
    expect(await find(admin, foreignNumber)).toEqual([])
    const owner = await openOwner(payload, ownProject())
    expect(await find(owner, foreignNumber)).toHaveLength(1)
    expect(kinds(await find(owner, 'zubeida'))).toEqual([
      'order',
      'order',
      'page',
      'page',
      'person',
      'person',
    ])
  })

  it('finds for a sub admin what their permissions open, and nothing else', async () => {
    const nothing = await openStaff(payload, ownProject(), 650)
    for (const text of ['zubeida', number, tailOf(phone), 'orders'])
      expect(await find(nothing, text)).toEqual([])
    const editor = await openStaff(payload, ownProject(), 650, [{ id: 'pages', canEdit: false }])
    expect(kinds(await find(editor, 'zubeida'))).toEqual(['page'])
    const seller = await openStaff(payload, ownProject(), 650, [{ id: 'orders', canEdit: false }])
    expect(kinds(await find(seller, number))).toEqual(['order'])
    expect(kinds(await find(seller, 'zubeida'))).toEqual(['order'])
  })

  it('finds only orders of assigned products for a sub admin with those', async () => {
    const limited = await openStaff(payload, ownProject(), 650, [{ id: 'subadminOrders', canEdit: false }])
    for (const text of [number, 'zubeida']) expect(await find(limited, text)).toEqual([])
  })

  it('searches phones from four digits on', async () => {
    const admin = await openStaff(payload, ownProject(), 800)
    expect(kinds(await find(admin, phone.slice(-3)))).not.toContain('person')
  })

  it.each(['', '%20', 'x'.repeat(81)])('refuses the query %j', async (text) => {
    const admin = await openStaff(payload, ownProject(), 800)
    expect((await admin.get(`/panel/search?q=${text}`)).status).toBe(400)
  })

  it.each(['%', '_', "'", '"', '\\', '*', ')'])('treats %s as a literal character', async (text) => {
    const admin = await openStaff(payload, ownProject(), 800)
    const { status } = await admin.get(`/panel/search?q=${encodeURIComponent(text)}`)
    expect(status).toBe(200)
  })

  it('is for staff', async () => {
    expect((await openBrowser(ownProject()).get('/panel/search?q=x')).status).toBe(401)
    const learner = await openStaff(payload, ownProject(), 100)
    expect((await learner.get('/panel/search?q=x')).status).toBe(403)
  })
})
