import type { BasePayload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { startPayload } from '#cms/payload.ts'
import type { Browser } from '#tests/support/browser.ts'
import { createProject } from '#tests/support/createProject.ts'
import { createPerson, signInStaff } from '#tests/support/people.ts'

const ENDLESS = 'W'.repeat(5000)

let payload: BasePayload
let admin: Browser
beforeAll(async () => {
  payload = await startPayload()
  const project = await createProject(payload)
  admin = await signInStaff(project, (await createPerson(payload, project, 800)).phone)
})

type Refusal = { errors?: { data?: { errors?: { path: string }[] } }[] }
const ARTICLE = { title: 'T', excerpt: 'E', author: 'A', _status: 'published' }
const PRODUCT = { kind: 'physical', title: 'T', summary: 'S', pricePaise: 100, _status: 'published' }

it.each([
  ['/blogs', { ...ARTICLE, title: ENDLESS }, 'title'],
  ['/blogs', { ...ARTICLE, author: ENDLESS }, 'author'],
  ['/categories', { title: ENDLESS }, 'title'],
  ['/selling-products', { ...PRODUCT, summary: ENDLESS }, 'summary'],
])('texts that are too long are refused by %s with the name of their field', async (path, data, field) => {
  const { body } = await admin.post<Refusal>(path, data)
  expect(body.errors?.[0]?.data?.errors?.map(({ path: named }) => named)).toEqual([field])
})
