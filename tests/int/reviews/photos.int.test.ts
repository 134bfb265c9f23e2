import type { BasePayload } from 'payload'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { fileStore } from '#cms/adapters/storage/openFileStore.ts'
import { readFile } from '#cms/adapters/storage/readFile.ts'
import { sweepReviews } from '#cms/jobs/sweepReviews.ts'
import { deleteAccount } from '#cms/operations/account/deleteAccount.ts'
import { startPayload } from '#cms/payload.ts'
import type { PhotoView } from '#domain/calls/photos.ts'
import type { MyReview } from '#domain/calls/reviews.ts'
import { PHOTO_SIDE, PHOTOS_PER_DAY, UNUSED_PHOTO_RETENTION_MS } from '#domain/storage/photos.ts'
import { ANSWERS } from '#domain/text/messages.ts'
import type { ReviewPhoto as PhotoRow, ProductReview } from '#payload-types'
import { type Browser, openBrowser } from '#tests/support/browser.ts'
import { createCourse } from '#tests/support/catalogue.ts'
import { createProject } from '#tests/support/createProject.ts'
import { entitle } from '#tests/support/entitle.ts'
import { pdfFile, phonePhoto } from '#tests/support/files.ts'
import { createPerson, signInStaff } from '#tests/support/people.ts'
import { buyerOf, openStudent, publicReviews, type Student, writeReview } from '#tests/support/reviewing.ts'
import { fetchApi, sendForm } from '../storage/sendForm.ts'

let payload: BasePayload
let project: RequestProject
let product: string
let buyer: Student
beforeAll(async () => {
  payload = await startPayload()
})
beforeEach(async () => {
  project = await createProject(payload)
  product = String((await createCourse(payload, project)).product.id)
  buyer = await buyerOf(payload, project, product)
})

type Added = { apiSuccess: boolean; message: string; code?: string; photo: PhotoView }

const add = async (file: Buffer | null, by: Browser = buyer.browser, of = product) => {
  const path = `/reviews/addphoto?product=${of}`
  const response = await sendForm(by, project, path, file, { name: '../../x.html', type: 'image/jpeg' })
  return { status: response.status, body: (await response.json()) as Added }
}
const rows = async () =>
  (
    await payload.db.find<PhotoRow>({
      collection: 'review-photos',
      where: { project: { equals: project.id } },
      pagination: false,
    })
  ).docs
const statusOf = async (path: string, by: Browser = openBrowser(project)) =>
  (await fetchApi(by, project, `/${path}`)).status
const moderate = async (id: string, decision: Partial<ProductReview>) => {
  const desk = await signInStaff(project, (await createPerson(payload, project, 800)).phone)
  await desk.call('PATCH', `/product-reviews/${id}`, decision)
}

describe('a photo', () => {
  it('is re-encoded upright and small, without location, time and camera', async () => {
    const sent = await phonePhoto()
    expect((await sharp(sent).metadata()).exif?.toString('latin1')).toContain('Camera Works')
    const { status, body } = await add(sent)
    expect([status, body.apiSuccess]).toEqual([200, true])
    expect(body.photo).toMatchObject({ width: PHOTO_SIDE / 2, height: PHOTO_SIDE })
    const [row] = await rows()
    expect(row).toMatchObject({ isShown: false, mimeType: 'image/webp' })
    for (const name of [row?.filename, row?.sizes?.thumb?.filename]) {
      const stored = (await readFile(fileStore(), `review-photos/${name}`)) as Buffer
      const { format, exif, orientation, width = 0 } = await sharp(stored).metadata()
      expect({ format, exif, orientation }).toEqual({
        format: 'webp',
        exif: undefined,
        orientation: undefined,
      })
      expect(width).toBeLessThanOrEqual(PHOTO_SIDE)
      expect(stored.toString('latin1')).not.toContain('Camera Works')
    }
    expect(body.photo.path).toMatch(/^review-photos\/file\/[0-9a-f-]{36}\.webp$/)
  })

  it('is public with its approved review; before and after a rejection only for owner and staff', async () => {
    const { photo } = (await add(await phonePhoto(300, 200))).body
    const { id } = (await writeReview(buyer.browser, product, 4, { photos: [photo.id] })).body.review
    for (const path of [photo.path, photo.thumbPath]) {
      expect(await statusOf(path)).toBeGreaterThanOrEqual(403)
      expect(await statusOf(path, buyer.browser)).toBe(200)
    }
    await moderate(id, { state: 'approved' })
    expect((await publicReviews(project, product)).reviews[0]?.photos).toEqual([photo])
    expect(await statusOf(photo.thumbPath)).toBe(200)
    expect(await statusOf(photo.path)).toBe(200)
    expect(JSON.stringify((await openBrowser(project).get('/review-photos')).body)).not.toContain(
      String(buyer.person.id),
    )
    await moderate(id, { state: 'rejected', rejectionReason: 'personal' })
    expect(await statusOf(photo.path)).toBeGreaterThanOrEqual(403)
  })

  it('is deleted with its file when the review drops it, or review or account is deleted', async () => {
    const [one, two] = [await add(await phonePhoto(300, 200)), await add(await phonePhoto(200, 300))]
    const ids = [one.body.photo.id, two.body.photo.id]
    await writeReview(buyer.browser, product, 4, { photos: ids })
    await writeReview(buyer.browser, product, 4, { photos: ids.slice(1) })
    expect((await rows()).map(({ id }) => id)).toEqual(ids.slice(1))
    const { review } = (await buyer.browser.get<MyReview>(`/reviews/mine?product=${product}`)).body
    expect(review?.photos).toEqual([two.body.photo])
    const name = (await rows())[0]?.filename
    await deleteAccount(payload, buyer.person, new Date())
    expect(await rows()).toEqual([])
    await expect.poll(() => readFile(fileStore(), `review-photos/${name}`)).toBeNull()
  })

  it('is deleted when no review uses it within a day', async () => {
    const [kept, left] = [await add(await phonePhoto(300, 200)), await add(await phonePhoto(200, 300))]
    await writeReview(buyer.browser, product, 4, { photos: [kept.body.photo.id] })
    await sweepReviews(payload, new Date(Date.now() + UNUSED_PHOTO_RETENTION_MS - 60_000))
    expect(await rows()).toHaveLength(2)
    await sweepReviews(payload, new Date(Date.now() + UNUSED_PHOTO_RETENTION_MS + 60_000))
    expect((await rows()).map(({ id }) => id)).toEqual([kept.body.photo.id])
    expect((await writeReview(buyer.browser, product, 4, { photos: [left.body.photo.id] })).body.code).toBe(
      'photoGone',
    )
  })
})

describe('a refused photo', () => {
  it('by anonymous callers and people without the product', async () => {
    const photo = await phonePhoto(300, 200)
    expect((await add(photo, openBrowser(project))).status).toBe(401)
    expect((await add(photo, (await openStudent(payload, project)).browser)).body.code).toBe('notBought')
    expect((await add(photo, buyer.browser, 'nothing')).status).toBe(404)
    expect(await rows()).toEqual([])
  })

  it('that is no picture, broken, too large, or empty', async () => {
    const whole = await phonePhoto(800, 800)
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer()
    for (const [file, message] of [
      [(await pdfFile()).data, ANSWERS.onlyPictures],
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), ANSWERS.onlyPictures],
      [Buffer.from('<html><script>alert(1)</script></html>'), ANSWERS.onlyPictures],
      [Buffer.concat([whole.subarray(0, 12), Buffer.alloc(4000, 7)]), ANSWERS.brokenPicture],
      [bomb, ANSWERS.tooManyPixels],
      [null, ANSWERS.fileMissing],
    ] as const) {
      const { status, body } = await add(file)
      expect([status, body.message]).toEqual([400, message])
    }
    const large = Buffer.concat([whole, Buffer.alloc(10_000_001)])
    expect((await add(large)).status).toBe(413)
    expect(await rows()).toEqual([])
  })

  it('of another person or review, or beyond four', async () => {
    const other = await buyerOf(payload, project, product)
    const foreign = (await add(await phonePhoto(300, 200), other.browser)).body.photo.id
    expect((await writeReview(buyer.browser, product, 5, { photos: [foreign] })).body.code).toBe('photoGone')
    const second = String((await createCourse(payload, project)).product.id)
    const own = (await add(await phonePhoto(300, 200))).body.photo.id
    await writeReview(buyer.browser, product, 5, { photos: [own] })
    const { browser } = buyer
    await entitle(payload, {
      project: project.id,
      student: buyer.person.id,
      kind: 'product',
      target: second,
    })
    expect((await writeReview(browser, second, 5, { photos: [own] })).body.code).toBe('photoGone')
    expect((await writeReview(browser, product, 5, { photos: [1, 2, 3, 4, 5].map(String) })).status).toBe(400)
  })

  it('beyond the daily limit', async () => {
    await payload.db.create({
      collection: 'rate-limits',
      data: {
        key: `review-photos:${project.id}:${buyer.person.id}`,
        count: PHOTOS_PER_DAY - 1,
        windowStart: Date.now(),
        idleAt: Date.now() + 3_600_000,
        fullAt: 0,
        until: 0,
      },
    })
    const photo = await phonePhoto(300, 200)
    expect((await add(photo)).body.apiSuccess).toBe(true)
    expect((await add(photo)).body).toMatchObject({ apiSuccess: false, code: 'limit' })
  })

  it('cannot be created over REST', async () => {
    const photo = await phonePhoto(300, 200)
    for (const by of [
      buyer.browser,
      await signInStaff(project, (await createPerson(payload, project, 800)).phone),
    ])
      expect((await sendForm(by, project, '/review-photos', photo)).status).toBe(403)
    const { id } = (await add(photo)).body.photo
    expect((await buyer.browser.call('PATCH', `/review-photos/${id}`, { isShown: true })).status).toBe(403)
  })
})
