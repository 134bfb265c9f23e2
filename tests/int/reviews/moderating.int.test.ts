import type { BasePayload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startPayload } from '#cms/payload.ts'
import type { AuditLog, Notification, ProductReview } from '#payload-types'
import { createEditor } from '#tests/support/editing.ts'
import { signInStaff } from '#tests/support/people.ts'
import { listed, ratingsOf, rowOf, words, write } from '#tests/support/reviewing.ts'
import { openReviewDesk, type ReviewDesk, same } from './desk.ts'

let payload: BasePayload
let project: ReviewDesk['project']
let course: ReviewDesk['course']
let product: ReviewDesk['product']
let buyer: ReviewDesk['buyer']
let desk: ReviewDesk['desk']
let moderate: ReviewDesk['moderate']
let approve: ReviewDesk['approve']
let written: ReviewDesk['written']
beforeAll(async () => {
  payload = await startPayload()
})
beforeEach(async () => {
  ;({ project, course, product, buyer, desk, moderate, approve, written } = await openReviewDesk(payload))
})

const newsOf = async (user: string) =>
  (
    await payload.db.find<Notification>({
      collection: 'notifications',
      where: { and: [{ user: { equals: user } }, { title: { contains: 'review' } }] },
      sort: 'createdAt',
      pagination: false,
    })
  ).docs

describe('the team', () => {
  it('answers and approves, is heard of once each, and is in the audit log', async () => {
    const id = await written(4)
    const student = String(buyer.person.id)
    expect(await newsOf(student)).toEqual([])
    expect((await moderate(id, { state: 'approved', reply: ' Thank you. ' })).status).toBe(200)
    await moderate(id, { state: 'approved' })
    const href = `/courses/${course.product.slug}#reviews`
    expect(await newsOf(student)).toMatchObject([
      { title: 'Your review is published', href },
      { title: 'The team replied to your review', href },
    ])
    const { reviews } = await listed(project, product)
    expect(reviews).toMatchObject([{ reply: 'Thank you.', repliedAt: expect.any(Number) }])
    await moderate(id, { reply: '' })
    expect((await listed(project, product)).reviews).toMatchObject([{ reply: null, repliedAt: null }])
    expect(await newsOf(student)).toHaveLength(2)
    const { docs } = await payload.db.find<AuditLog>({
      collection: 'audit-logs',
      where: { and: [{ entityId: { equals: id } }, { action: { equals: 'update' } }] },
      pagination: false,
    })
    expect(docs).toHaveLength(2)
    expect(docs.map(({ changes }) => JSON.stringify(changes)).join()).toContain('approved')
  })

  it('approves the words it has read, not those that came meanwhile', async () => {
    const id = await written(5)
    const seen = (await rowOf(payload, id)) as ProductReview
    await write(buyer.browser, product, 5, { text: 'Something quite different now.' })
    const late = await moderate(id, { state: 'approved', revision: seen.revision })
    expect([late.status, JSON.stringify(late.body)]).toEqual([
      400,
      expect.stringContaining('has changed this review meanwhile'),
    ])
    expect((await listed(project, product)).total).toBe(0)
    await moderate(id, { state: 'approved', revision: seen.revision + 1 })
    expect((await listed(project, product)).total).toBe(1)
  })

  it('changes neither words nor figures, and writes none itself', async () => {
    const id = await written(1)
    const change = {
      rating: 5,
      text: 'All good, really',
      isVerified: false,
      helpfulCount: 99,
      state: 'approved',
    }
    expect((await moderate(id, change)).status).toBe(200)
    expect(await rowOf(payload, id)).toMatchObject({ ...words(1), isVerified: true, helpfulCount: 0 })
    const made = { product, ...words(5), reviewKey: 'x', writtenAt: new Date().toISOString() }
    expect((await desk.post('/product-reviews', made)).status).toBe(403)
    const reader = await createEditor(payload, project, [{ id: 'products', canEdit: true }])
    const other = await signInStaff(project, reader.phone)
    expect((await other.get('/product-reviews')).status).toBe(403)
    expect((await other.call('PATCH', `/product-reviews/${id}`, { state: 'rejected' })).status).toBe(403)
  })

  it('deletes a review, and a deleted product takes its reviews along', async () => {
    const id = await written(5)
    await approve(id)
    expect((await desk.call('DELETE', `/product-reviews/${id}`)).status).toBe(200)
    expect(await ratingsOf(payload, product)).toEqual(same(0, 0))
    const again = await written(5)
    await payload.delete({ collection: 'selling-products', id: product, overrideAccess: true })
    expect(await rowOf(payload, again)).toBeNull()
  })
})
