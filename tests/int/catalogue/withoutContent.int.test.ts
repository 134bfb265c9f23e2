import type { BasePayload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { startPayload } from '#cms/payload.ts'
import { openBrowser } from '#tests/support/browser.ts'
import { createCourse } from '#tests/support/catalogue.ts'
import { createProject } from '#tests/support/createProject.ts'
import { createPerson, signInStaff } from '#tests/support/people.ts'

type Saved = { doc?: { id: string }; errors?: { message: string; data?: { errors?: { path: string }[] } }[] }

let payload: BasePayload
let project: RequestProject
let admin: Awaited<ReturnType<typeof signInStaff>>
beforeAll(async () => {
  payload = await startPayload()
  project = await createProject(payload)
  admin = await signInStaff(project, (await createPerson(payload, project, 800)).phone)
})

let made = 0
const course = (more: object) => ({
  ...{ title: `Empty ${made++}`, summary: 'Nothing yet', kind: 'course', pricePaise: 100_000 },
  ...more,
})
const save = (data: object) => admin.call<Saved>('POST', '/selling-products', data)
const quote = (product: string) =>
  openBrowser(project).post<{ apiSuccess: boolean; code?: string }>('/payment/quote', {
    items: [{ product, quantity: 1 }],
  })

describe('a course without content', () => {
  it('is kept as a draft, and published once there is something in it', async () => {
    const refused = await save(course({ _status: 'published' }))
    expect(refused.status).toBe(400)
    expect(refused.body.errors?.[0]?.message).toMatch(/: Classes$/)
    expect(refused.body.errors?.[0]?.data?.errors?.map(({ path }) => path)).toEqual(['classes'])
    const draft = await save(course({ _status: 'draft' }))
    expect(draft.status).toBe(201)
    const { course: filled } = await createCourse(payload, project)
    const path = `/selling-products/${draft.body.doc?.id}`
    const publish = (more: object) => admin.call<Saved>('PATCH', path, { _status: 'published', ...more })
    expect((await publish({})).status).toBe(400)
    expect((await publish({ classes: [filled.id] })).status).toBe(200)
  })

  it('is not sold, however it was published', async () => {
    const { product } = await createCourse(payload, project, { classes: [] })
    expect((await quote(String(product.id))).body).toMatchObject({ apiSuccess: false, code: 'productGone' })
    const { product: full } = await createCourse(payload, project)
    expect((await quote(String(full.id))).body.apiSuccess).toBe(true)
  })
})

it('a book needs no content besides itself', async () => {
  expect((await save(course({ kind: 'physical', _status: 'published' }))).status).toBe(201)
})
