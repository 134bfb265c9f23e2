import type { BasePayload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { startPayload } from '#cms/payload.ts'
import type { ProductProof } from '#domain/calls/catalogue.ts'
import type { SellingProduct } from '#payload-types'
import { openBrowser } from '#tests/support/browser.ts'
import { createCourse } from '#tests/support/catalogue.ts'
import { createProject } from '#tests/support/createProject.ts'
import { entitle } from '#tests/support/entitle.ts'
import { createPerson } from '#tests/support/people.ts'
import { createCoupon } from '#tests/support/shop/sell.ts'

let payload: BasePayload
let project: RequestProject
beforeAll(async () => {
  payload = await startPayload()
  project = await createProject(payload)
})

const proofOf = async ({ id }: SellingProduct, from = project) =>
  (await openBrowser(from).get<ProductProof & { code?: string }>(`/catalogue/proof?product=${id}`)).body

it('counts each current owner of a product once', async () => {
  const { product } = await createCourse(payload, project)
  const { product: other } = await createCourse(payload, project)
  const people = await Promise.all([1, 2, 3].map(() => createPerson(payload, project)))
  const given = { project: project.id, kind: 'product' as const }
  for (const { id } of people) await entitle(payload, { ...given, student: id, target: product.id })
  await entitle(payload, { ...given, student: people[0]?.id, target: product.id })
  await entitle(payload, { ...given, student: people[0]?.id, target: other.id })
  expect([(await proofOf(product)).learners, (await proofOf(other)).learners]).toEqual([3, 1])
  await payload.db.updateMany({
    collection: 'entitlements',
    where: { student: { equals: people[2]?.id } },
    data: { revokedAt: new Date().toISOString() },
  })
  expect((await proofOf(product)).learners).toBe(2)
})

it('names the best listed coupon for each option of a product, and after a first-order coupon the best other one', async () => {
  const flat = (code: string, amountPaise: number, values = {}) =>
    createCoupon(payload, project, { code, type: 'flat', amountPaise, ...values })
  await flat('LESS', 5_000)
  await flat('FIRST', 10_000, { isFirstOrderOnly: true })
  await flat('LONGER', 30_000, { minItemsPaise: 300_000 })
  await flat('SECRET', 90_000, { isListed: false })
  // Not listed.
  await flat('UNTICKED', 90_000, { isListed: undefined })
  await flat('PAUSED', 90_000, { isActive: false })
  await flat('OVER', 90_000, { endsAt: '2001-01-01T00:00:00.000Z' })
  await flat('BOOKS', 90_000, { include: { kinds: ['physical'] } })
  const friend = await createPerson(payload, project)
  await flat('FRIEND', 90_000, { users: [friend.id] })
  const { product } = await createCourse(payload, project, {
    validityOptions: [
      { days: 90, pricePaise: 100_000 },
      { days: 365, pricePaise: 400_000 },
    ],
  })
  expect((await proofOf(product)).coupons).toEqual([
    { key: '90', code: 'FIRST', discountPaise: 10_000, isFirstOrderOnly: true },
    // For people who have ordered before.
    { key: '90', code: 'LESS', discountPaise: 5_000, isFirstOrderOnly: false },
    { key: '365', code: 'LONGER', discountPaise: 30_000, isFirstOrderOnly: false },
  ])
  const { product: free } = await createCourse(payload, project, { pricePaise: 0, mrpPaise: null })
  expect((await proofOf(free)).coupons).toEqual([])
})

it('has no data of drafts or for another project', async () => {
  const { product: draft } = await createCourse(payload, project, { _status: 'draft' })
  const { product } = await createCourse(payload, project)
  expect(await proofOf(draft)).toMatchObject({ apiSuccess: false, code: 'productGone' })
  expect(await proofOf(product, await createProject(payload))).toMatchObject({ apiSuccess: false })
})
