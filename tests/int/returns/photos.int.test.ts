import { describe, expect, it } from 'vitest'
import { deleteAccount } from '#cms/operations/account/deleteAccount.ts'
import { deleteUnusedPhotos } from '#cms/operations/returns/returnPhotos.ts'
import type { PhotoView } from '#domain/calls/photos.ts'
import { UNUSED_PHOTO_RETENTION_MS } from '#domain/storage/photos.ts'
import type { Return } from '#payload-types'
import { type Browser, openBrowser } from '#tests/support/browser.ts'
import { pdfFile, pngFile } from '#tests/support/files.ts'
import { createPerson, signInStaff } from '#tests/support/people.ts'
import { newBuyer, openShop, withCourseAndBook } from '#tests/support/shop/openShop.ts'
import { deliverOrder } from '#tests/support/shop/parcels.ts'
import { setShop } from '#tests/support/shop/shopOwner.ts'
import { buyAt, openShopper, type Refusable } from '#tests/support/shop/shopper.ts'
import { fetchApi, sendForm } from '../storage/sendForm.ts'

const shop = openShop(async (statusOfPhoto) => {
  const returns = { goodsDays: 7, learningDays: 7, mostProgress: 20, refundsDelivery: false }
  await setShop(statusOfPhoto.payload, statusOfPhoto.project, 'shop-settings', { returns })
  return withCourseAndBook(statusOfPhoto)
})
const me = newBuyer(shop)

type Added = { apiSuccess: boolean; code?: string; photo: PhotoView }

async function add(order: string, by: Browser = me.browser, file?: Buffer) {
  const path = `/order/addreturnphoto?order=${order}`
  const data = file ?? (await pngFile()).data
  const response = await sendForm(by, shop.project, path, data, { name: 'torn.png', type: 'image/png' })
  return { status: response.status, body: (await response.json()) as Added }
}
const statusOfPhoto = async ({ path }: PhotoView, by: Browser) =>
  (await fetchApi(by, shop.project, `/${path}`)).status
const ask = (orderId: string, photos: string[], requestKey: string = crypto.randomUUID()) =>
  me.browser.post<Refusable<{ returns: string[] }>>('/order/return', {
    orderId,
    way: 'source',
    requestKey,
    lines: [{ index: 0, quantity: 1, reason: 'damaged', photos }],
  })

async function delivered(quantity = 1): Promise<string> {
  const order = await buyAt(shop.payload, shop.project, me.browser, {
    items: [{ product: shop.book.id, quantity }],
    address: me.address,
  })
  await deliverOrder(shop.payload, order)
  return order
}

describe('a photo of a return', () => {
  it('is attached to its request and visible to its owner and to staff who decide returns', async () => {
    const order = await delivered()
    const { body } = await add(order)
    expect(body).toMatchObject({ apiSuccess: true })
    const asked = await ask(order, [body.photo.id])
    expect(asked.body.apiSuccess).toBe(true)
    const row = await shop.payload.db.findOne<Return>({
      collection: 'returns',
      where: { id: { equals: asked.body.returns[0] } },
    })
    expect(row?.lines[0]?.photos).toEqual([body.photo.id])
    await deleteUnusedPhotos(shop.payload, new Date(Date.now() + UNUSED_PHOTO_RETENTION_MS + 60_000))
    const desk = await signInStaff(shop.project, (await createPerson(shop.payload, shop.project, 800)).phone)
    expect(await statusOfPhoto(body.photo, me.browser)).toBe(200)
    expect(await statusOfPhoto(body.photo, desk)).toBe(200)
    const stranger = await openShopper(shop.payload, shop.project)
    expect(await statusOfPhoto(body.photo, stranger.browser)).not.toBe(200)
    expect(await statusOfPhoto(body.photo, openBrowser(shop.project))).not.toBe(200)
  })

  it('belongs to the student’s own order and to one request', async () => {
    const [order, other] = [await delivered(2), await delivered()]
    const stranger = await openShopper(shop.payload, shop.project)
    expect((await add(order, stranger.browser)).status).toBe(404)
    expect((await add(order, openBrowser(shop.project))).status).toBe(401)
    const photo = (await add(order)).body.photo.id
    expect((await ask(other, [photo])).body).toMatchObject({ apiSuccess: false, code: 'photoGone' })
    expect((await ask(order, [photo, photo])).body.code).toBe('photoGone')
    expect((await ask(order, ['no-such-photo'])).body.code).toBe('photoGone')
    const key = crypto.randomUUID()
    const first = await ask(order, [photo], key)
    expect(first.body.apiSuccess).toBe(true)
    expect((await ask(order, [photo], key)).body.returns).toEqual(first.body.returns)
    expect((await ask(order, [photo])).body.code).toBe('photoGone')
  })

  it('must be a picture; one that no request uses is deleted with its file after a day', async () => {
    const order = await delivered()
    expect((await add(order, me.browser, (await pdfFile()).data)).status).toBe(400)
    const { photo } = (await add(order)).body
    await deleteUnusedPhotos(shop.payload, new Date(Date.now() + UNUSED_PHOTO_RETENTION_MS - 60_000))
    expect(await statusOfPhoto(photo, me.browser)).toBe(200)
    await deleteUnusedPhotos(shop.payload, new Date(Date.now() + UNUSED_PHOTO_RETENTION_MS + 60_000))
    expect(await statusOfPhoto(photo, me.browser)).toBe(403)
    expect((await ask(order, [photo.id])).body.code).toBe('photoGone')
  })

  it('is deleted with its owner’s account', async () => {
    const order = await delivered()
    const { photo } = (await add(order)).body
    await ask(order, [photo.id])
    await deleteAccount(shop.payload, me.person, new Date())
    const { totalDocs } = await shop.payload.db.count({
      collection: 'return-photos',
      where: { owner: { equals: me.id } },
    })
    expect(totalDocs).toBe(0)
  })
})
