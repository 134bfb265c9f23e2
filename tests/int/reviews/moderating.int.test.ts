import { describe, expect, it } from 'vitest'
import { ownReviewView } from '#cms/operations/reviews/reviewViews.ts'
import { renderText } from '#domain/text/renderText.ts'
import { textOf } from '#domain/text/textOf.ts'
import type { AuditLog, Notification, ProductReview } from '#payload-types'
import { createEditor } from '#tests/support/editing.ts'
import { signInStaff } from '#tests/support/people.ts'
import { publicReviews, ratingsOf, reviewFields, reviewRow, writeReview } from '#tests/support/reviewing.ts'
import { reviewedShop, same } from './reviewedShop.ts'

const shop = reviewedShop()

const notificationsOf = async (user: string) =>
  (
    await shop.payload.db.find<Notification>({
      collection: 'notifications',
      where: { and: [{ user: { equals: user } }, { title: { contains: 'review' } }] },
      sort: 'createdAt',
      pagination: false,
    })
  ).docs

describe('staff', () => {
  it('replies and approvals notify the student once each, and are audited', async () => {
    const id = await shop.written(4)
    const student = String(shop.buyer.person.id)
    expect(await notificationsOf(student)).toEqual([])
    expect((await shop.moderate(id, { state: 'approved', reply: ' Thank you. ' })).status).toBe(200)
    await shop.moderate(id, { state: 'approved' })
    const href = `/courses/${shop.course.product.slug}#reviews`
    expect(await notificationsOf(student)).toMatchObject([
      { title: 'Your review is published', href },
      { title: 'The team replied to your review', href },
    ])
    const { reviews } = await publicReviews(shop.project, shop.product)
    expect(reviews).toMatchObject([{ reply: 'Thank you.', repliedAt: expect.any(Number) }])
    await shop.moderate(id, { reply: '' })
    expect((await publicReviews(shop.project, shop.product)).reviews).toMatchObject([
      { reply: null, repliedAt: null },
    ])
    expect(await notificationsOf(student)).toHaveLength(2)
    const { docs } = await shop.payload.db.find<AuditLog>({
      collection: 'audit-logs',
      where: { and: [{ entityId: { equals: id } }, { action: { equals: 'update' } }] },
      pagination: false,
    })
    expect(docs).toHaveLength(2)
    expect(docs.map(({ changes }) => JSON.stringify(changes)).join()).toContain('approved')
  })

  it('approve the text they have read, not a later one', async () => {
    const id = await shop.written(5)
    const seen = (await reviewRow(shop.payload, id)) as ProductReview
    await writeReview(shop.buyer.browser, shop.product, 5, { text: 'Something quite different now.' })
    const late = await shop.moderate(id, { state: 'approved', revision: seen.revision })
    expect([late.status, JSON.stringify(late.body)]).toEqual([
      400,
      expect.stringContaining('has changed this review in the meantime'),
    ])
    expect((await publicReviews(shop.project, shop.product)).total).toBe(0)
    await shop.moderate(id, { state: 'approved', revision: seen.revision + 1 })
    expect((await publicReviews(shop.project, shop.product)).total).toBe(1)
  })

  it('give a rejection a reason, which the student reads in their language until they edit the review', async () => {
    const id = await shop.written(2)
    const bare = await shop.moderate(id, { state: 'rejected' })
    expect([bare.status, JSON.stringify(bare.body)]).toEqual([
      400,
      expect.stringContaining('"path":"rejectionReason"'),
    ])
    const reason = { rejectionReason: 'personal', rejectionNote: ' Please leave out the phone number. ' }
    expect((await shop.moderate(id, { state: 'rejected', ...reason })).status).toBe(200)
    const student = shop.buyer.browser
    const english = `${renderText('en', textOf('rejection.personal'))} Please leave out the phone number.`
    expect((await shop.mine(student)).review).toMatchObject({ state: 'rejected', rejection: english })
    const own = (await reviewRow(shop.payload, id)) as ProductReview
    expect((await ownReviewView(shop.payload, own, 'hi')).rejection).toContain(
      renderText('hi', textOf('rejection.personal')),
    )
    expect(await notificationsOf(String(shop.buyer.person.id))).toMatchObject([
      { title: 'Your review was not published', href: `/courses/${shop.course.product.slug}#reviews` },
    ])
    const edited = await writeReview(student, shop.product, 2, { text: 'Nothing but the lessons this time.' })
    expect(edited.body.review).toMatchObject({ state: 'pending', rejection: null })
    await shop.approve(id)
    expect(await reviewRow(shop.payload, id)).toMatchObject({ rejectionReason: null, rejectionNote: null })
  })

  it('cannot change texts and ratings or create reviews', async () => {
    const id = await shop.written(1)
    const change = {
      rating: 5,
      text: 'All good, really',
      isVerified: false,
      helpfulCount: 99,
      state: 'approved',
    }
    expect((await shop.moderate(id, change)).status).toBe(200)
    expect(await reviewRow(shop.payload, id)).toMatchObject({
      ...reviewFields(1),
      isVerified: true,
      helpfulCount: 0,
    })
    const made = {
      product: shop.product,
      ...reviewFields(5),
      reviewKey: 'x',
      writtenAt: new Date().toISOString(),
    }
    expect((await shop.desk.post('/product-reviews', made)).status).toBe(403)
    const reader = await createEditor(shop.payload, shop.project, [{ id: 'products', canEdit: true }])
    const other = await signInStaff(shop.project, reader.phone)
    expect((await other.get('/product-reviews')).status).toBe(403)
    expect((await other.call('PATCH', `/product-reviews/${id}`, { state: 'rejected' })).status).toBe(403)
  })

  it('delete reviews; a deleted product’s reviews are deleted too', async () => {
    const id = await shop.written(5)
    await shop.approve(id)
    expect((await shop.desk.call('DELETE', `/product-reviews/${id}`)).status).toBe(200)
    expect(await ratingsOf(shop.payload, shop.product)).toEqual(same(0, 0))
    const again = await shop.written(5)
    await shop.payload.delete({ collection: 'selling-products', id: shop.product, overrideAccess: true })
    expect(await reviewRow(shop.payload, again)).toBeNull()
  })
})
