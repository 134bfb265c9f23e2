import { expect, it } from 'vitest'
import { startPayload } from '#cms/payload.ts'
import type { SellingProduct } from '#payload-types'
import { createCourse } from '#tests/support/catalogue.ts'
import { createProject } from '#tests/support/createProject.ts'
import { createPerson, signInStaff } from '#tests/support/people.ts'

type Saved = { doc?: SellingProduct; errors?: { message: string }[] }

it('duplicating a product creates a draft with its content and a unique title and slug', async () => {
  const payload = await startPayload()
  const project = await createProject(payload)
  const admin = await signInStaff(project, (await createPerson(payload, project, 800)).phone)
  const { product } = await createCourse(payload, project)
  const copy = () => admin.call<Saved>('POST', `/selling-products/${product.id}/duplicate?draft=true&depth=0`)
  const copies = [await copy(), await copy()]
  expect(copies.map(({ status, body }) => [status, body.errors])).toEqual([
    [200, undefined],
    [200, undefined],
  ])
  const [first, second] = copies.map(({ body }) => body.doc as SellingProduct)
  expect(first).toMatchObject({
    title: `${product.title} (copy)`,
    slug: `${product.slug}-copy`,
    _status: 'draft',
    pricePaise: product.pricePaise,
    rating: 0,
    ratingCount: 0,
  })
  expect(second?.slug).toBe(`${product.slug}-copy-2`)
  expect(first?.classes).toHaveLength(1)
  const { totalDocs } = await payload.count({
    collection: 'selling-products',
    where: { and: [{ project: { equals: project.id } }, { slug: { equals: product.slug } }] },
  })
  expect(totalDocs).toBe(1)
})
