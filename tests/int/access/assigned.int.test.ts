import type { BasePayload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { placeOrder } from '#cms/operations/checkout/placeOrder.ts'
import { NO_PURCHASE_OPTIONS, quoteItems } from '#cms/operations/checkout/quoteItems.ts'
import { startPayload } from '#cms/payload.ts'
import type { OrderLine } from '#domain/orders/OrderLineSchema.ts'
import { openBrowser } from '#tests/support/browser.ts'
import { createCourse } from '#tests/support/catalogue.ts'
import { createProject } from '#tests/support/createProject.ts'
import { createPerson } from '#tests/support/people.ts'
import { giveAccess, openTestSession } from '#tests/support/sessions.ts'

type List<T = { id: string }> = { docs: T[]; totalDocs: number }

let payload: BasePayload
let project: RequestProject
let person: string
let headers: Record<string, string>
let mine: Awaited<ReturnType<typeof createCourse>>
let others: Awaited<ReturnType<typeof createCourse>>

const browser = () => openBrowser(project)
const list = async <T = { id: string }>(path: string) => (await browser().get<List<T>>(path, headers)).body
const ids = async (path: string) => (await list(path)).docs.map(({ id }) => id)

beforeAll(async () => {
  payload = await startPayload()
  project = await createProject(payload)
  ;[mine, others] = [await createCourse(payload, project), await createCourse(payload, project)]
})
beforeEach(async () => {
  person = String((await createPerson(payload, project, 650)).id)
  headers = { authorization: `Bearer ${await openTestSession(payload, person, project, true)}` }
})

const setAccess = (modules: [string, boolean][], assigned: Record<string, unknown[]> = {}) =>
  giveAccess(
    payload,
    project,
    person,
    modules.map(([id, canEdit]) => ({ id, canEdit })),
    {
      assigned: Object.fromEntries(Object.entries(assigned).map(([kind, list]) => [kind, list.map(String)])),
    },
  )

async function orderOf(products: unknown[]) {
  const person = await createPerson(payload, project)
  const items = products.map((product) => ({ product: String(product), quantity: 1 }))
  const now = new Date()
  const quoted = await quoteItems({ payload, project, person, items, purchase: NO_PURCHASE_OPTIONS, now })
  if (!quoted.ok) throw new Error('nothing to quote')
  return placeOrder({
    payload,
    project,
    student: person,
    by: person,
    panel: 'web',
    quoted,
    now,
    method: 'online',
    address: null,
    gst: null,
  })
}

describe('a sub admin with assigned products', () => {
  it('finds, reads and changes only those, individually and in bulk', async () => {
    await setAccess([['subadminProducts', true]], { assignedProducts: [mine.product.id] })
    const [own, foreign] = [String(mine.product.id), String(others.product.id)]
    expect(await ids('/selling-products')).toEqual([own])
    expect((await openBrowser(project).get<List>('/selling-products')).body.totalDocs).toBe(2)
    // Published products are public, so that drafts show what the panel access adds.
    for (const { product } of [mine, others])
      await payload.update({
        collection: 'selling-products',
        id: product.id,
        data: { _status: 'draft' },
        overrideAccess: true,
        context: { project },
      })
    expect(await ids('/selling-products?draft=true')).toEqual([own])
    expect((await browser().get(`/selling-products/${foreign}`, headers)).status).toBe(404)
    const patch = (path: string) => browser().call<List>('PATCH', path, { badge: 'New' }, headers)
    expect((await patch(`/selling-products/${own}`)).status).toBe(200)
    expect((await patch(`/selling-products/${foreign}`)).status).toBe(403)
    const bulk = await patch('/selling-products?where[id][exists]=true')
    expect(bulk.body.docs.map(({ id }) => id)).toEqual([own])
    expect((await browser().post('/selling-products', { title: 'x' }, headers)).status).toBe(403)
    expect((await browser().call('DELETE', `/selling-products/${own}`, undefined, headers)).status).toBe(403)
    for (const { product } of [mine, others])
      await payload.update({
        collection: 'selling-products',
        id: product.id,
        data: { _status: 'published' },
        overrideAccess: true,
        context: { project },
      })
  })

  it('sees orders with an assigned product, without other lines and totals, in lists, counts and single reads', async () => {
    const [both, foreign] = [
      await orderOf([mine.product.id, others.product.id]),
      await orderOf([others.product.id]),
    ]
    await setAccess([['subadminOrders', false]], { assignedProducts: [mine.product.id] })
    const found = await list<{ id: string; lines: OrderLine[]; payablePaise: number }>('/orders?sort=number')
    expect(found.docs.map(({ id }) => id)).toEqual([both.id])
    expect(found.totalDocs).toBe(1)
    expect((await browser().get<{ totalDocs: number }>('/orders/count', headers)).body.totalDocs).toBe(1)
    expect((await browser().get(`/orders/${foreign.id}`, headers)).status).toBe(404)
    const one = await browser().get<{ lines: OrderLine[]; payablePaise: number }>(
      `/orders/${both.id}`,
      headers,
    )
    for (const seen of [found.docs[0], one.body]) {
      expect(seen?.lines.map(({ product }) => product)).toEqual([mine.product.id])
      expect(seen?.payablePaise).toBe(249_900)
    }
    expect(JSON.stringify(one.body)).not.toContain(String(others.product.id))
    const whole = await payload.findByID({ collection: 'orders', id: both.id, overrideAccess: true })
    expect(whole.payablePaise).toBe(499_800)
  })

  it('sees nothing when nothing is assigned', async () => {
    await orderOf([mine.product.id])
    await setAccess([['subadminOrders', true]])
    expect((await list('/orders')).totalDocs).toBe(0)
  })

  it('is limited in the full module too, unlike admins and experts', async () => {
    await orderOf([others.product.id])
    await setAccess([['orders', false]], { assignedProducts: [mine.product.id] })
    const narrowed = (await list('/orders?limit=0')).totalDocs
    await setAccess([['orders', false]])
    const all = (await list('/orders?limit=0')).totalDocs
    expect(narrowed).toBeLessThan(all)
    const admin = await createPerson(payload, project, 800)
    headers = { authorization: `Bearer ${await openTestSession(payload, String(admin.id), project, true)}` }
    expect((await list('/orders?limit=0')).totalDocs).toBe(all)
  })
})

describe('a sub admin with assigned test series', () => {
  it('sees only those and their papers, in every module', async () => {
    const context = { project }
    const createSeriesWithPaper = async (title: string) => {
      const series = await payload.create({
        collection: 'test-series',
        data: { title, _status: 'draft', project: project.id } as never,
        overrideAccess: true,
        context,
      })
      const paper = await payload.create({
        collection: 'test-papers',
        data: {
          title: `${title} paper`,
          testSeries: series.id,
          _status: 'draft',
          project: project.id,
        } as never,
        overrideAccess: true,
        context,
      })
      return [String(series.id), String(paper.id)] as const
    }
    const [[series, paper]] = [await createSeriesWithPaper('Mine'), await createSeriesWithPaper('Others')]
    for (const module of ['testSeries', 'subadminTestSeries']) {
      await setAccess([[module, true]], { assignedTestSeries: [series] })
      expect(await ids('/test-series?draft=true'), module).toEqual([series])
      expect(await ids('/test-papers?draft=true'), module).toEqual([paper])
      await setAccess([[module, true]])
      expect(await ids('/test-series?draft=true'), module).toEqual([])
    }
    await setAccess([['subadminTestSeries', true]], { assignedTestSeries: [series] })
    const changed = await browser().call('PATCH', `/test-series/${series}`, { title: 'x' }, headers)
    expect(changed.status).toBe(403)
  })
})

describe('a permission', () => {
  it('applies and ends with the next request of an open session', async () => {
    const status = async () => (await browser().get('/payments', headers)).status
    expect(await status()).toBe(403)
    await setAccess([['orders', false]])
    expect(await status()).toBe(200)
    await setAccess([])
    expect(await status()).toBe(403)
  })

  it('has no effect while its feature is switched off in the project', async () => {
    const admin = await createPerson(payload, project, 800)
    const asAdmin = {
      authorization: `Bearer ${await openTestSession(payload, String(admin.id), project, true)}`,
    }
    const features = ['blogs']
    await giveAccess(payload, project, person, [{ id: 'blogs', canEdit: true }], { features })
    const create = () => browser().post('/blogs', {}, headers)
    expect((await create()).status).toBe(400)
    const config = await payload.find({
      collection: 'admin-configs',
      where: { project: { equals: project.id } },
    })
    const change = (offFeatures: string[]) =>
      browser().call('PATCH', `/admin-configs/${config.docs[0]?.id}`, { offFeatures }, asAdmin)
    expect((await change(features)).status).toBe(200)
    expect((await create()).status).toBe(403)
    await change([])
    expect((await create()).status).toBe(400)
  })

  it('has no effect in a learner session, whatever level and access list are', async () => {
    await setAccess([['orders', true]])
    const learner = await openTestSession(payload, person, project, false)
    const answer = await browser().get<List>('/orders', { authorization: `Bearer ${learner}` })
    expect([answer.status, answer.body.totalDocs]).toEqual([200, 0])
  })

  it('allows no changes in a view-as session', async () => {
    await setAccess([['pages', true]])
    const looking = await openTestSession(payload, person, project, true, {
      isReadOnly: true,
      openedBy: person,
    })
    const asLooker = { authorization: `Bearer ${looking}`, 'x-internal-method': 'POST' }
    expect((await browser().post('/pages', { title: 'x', slug: 'y' }, asLooker)).status).toBe(403)
    expect((await browser().get('/pages?draft=true', { authorization: `Bearer ${looking}` })).status).toBe(
      200,
    )
  })
})
