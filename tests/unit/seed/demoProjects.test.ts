import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { PRODUCT_KINDS } from '#domain/catalogue/kinds.ts'
import { BlockSchema } from '#seed/format/BlockSchema.ts'
import { resolveDate } from '#seed/format/cells.ts'
import { type ReadResult, readFolder } from '#seed/readFolder.ts'
import type { SeedKind, SeedRecord } from '#seed/SeedRecord.ts'

const folder = (name: string): string =>
  fileURLToPath(new URL(`../../../seed/projects/${name}`, import.meta.url))

async function validRecords(name: string): Promise<SeedRecord[]> {
  const read: ReadResult = await readFolder(folder(name))
  expect(read).toMatchObject({ ok: true })
  return read.ok ? read.records : []
}

const ofKind = <K extends SeedKind>(records: readonly SeedRecord[], kind: K): SeedRecord<K>['data'][] =>
  records.filter((record) => record.kind === kind).map((record) => record.data as SeedRecord<K>['data'])

const words = (text: string | undefined): number => text?.split(/\s+/).length ?? 0

test.each([
  { name: 'demo', products: 26, emailOtp: false, intlPhone: false, roles: 6 },
  { name: 'demo2', products: 5, emailOtp: true, intlPhone: true, roles: 5 },
])('$name is valid and has the required contents', async ({ name, products, emailOtp, intlPhone, roles }) => {
  const records = await validRecords(name)
  const [project] = ofKind(records, 'project')
  expect(project).toMatchObject({ slug: name, domains: [`${name}.localhost`], status: 'active' })
  const [settings] = ofKind(records, 'webStaticConfig')
  expect(settings?.adminWebConfig?.signupForm).toMatchObject({
    isEmailOtpEnabled: emailOtp,
    isIntlPhoneEnabled: intlPhone,
  })
  expect(ofKind(records, 'product').length).toBeGreaterThanOrEqual(products)
  expect(new Set(ofKind(records, 'user').map(({ role }) => role)).size).toBe(roles)
  expect(ofKind(records, 'page').map(({ slug }) => slug)).toEqual(
    expect.arrayContaining(['home', 'about-us', 'contact', 'terms', 'privacy', 'refund-policy', 'faq']),
  )
})

test('the two projects share no person', async () => {
  const people = [
    ...ofKind(await validRecords('demo'), 'user'),
    ...ofKind(await validRecords('demo2'), 'user'),
  ]
  for (const field of ['phone', 'email'] as const) {
    expect(new Set(people.map((person) => person[field])).size).toBe(people.length)
  }
  expect(people.every(({ email }) => email?.endsWith('@example.org'))).toBe(true)
})

test('the pages and shared sections of demo show every kind of block', async () => {
  const records = await validRecords('demo')
  const blocks = [...ofKind(records, 'page'), ...ofKind(records, 'section')].flatMap(({ layout }) => layout)
  const kinds = BlockSchema.options.map((option) => option.shape.blockType.value)
  expect(new Set(blocks.map(({ blockType }) => blockType))).toEqual(new Set(kinds))
})

test.each(['demo', 'demo2'])(
  'every course of %s has a description and a class with contents',
  async (name) => {
    const records = await validRecords(name)
    const lectures = ofKind(records, 'lecture')
    for (const product of ofKind(records, 'product').filter(({ kind }) => kind === 'course')) {
      const described = words(product.description)
      expect(described, product.slug).toBeGreaterThanOrEqual(80)
      expect(described, product.slug).toBeLessThanOrEqual(200)
      expect(product.outcomes.length, product.slug).toBe(4)
      expect(product.faqs.length, product.slug).toBeGreaterThanOrEqual(2)
      expect(product.teachers.length, product.slug).toBeGreaterThanOrEqual(1)
      expect(product.classes.length, product.slug).toBeGreaterThanOrEqual(1)
      for (const key of product.classes) {
        const own = lectures.filter((lecture) => lecture.class === key)
        expect(own.length, key).toBeGreaterThanOrEqual(name === 'demo' ? 8 : 6)
        expect(own[0]?.isFree, key).toBe(true)
        expect(new Set(own.map(({ kind }) => kind)), key).toEqual(new Set(['text', 'video', 'pdf']))
      }
    }
  },
)

test.each(['demo', 'demo2'])('every text of %s has 120 to 300 words', async (name) => {
  for (const lecture of ofKind(await validRecords(name), 'lecture')) {
    if (lecture.kind !== 'text') continue
    expect(words(lecture.body), `${lecture.class}/${lecture.slug}`).toBeGreaterThanOrEqual(120)
    expect(words(lecture.body), `${lecture.class}/${lecture.slug}`).toBeLessThanOrEqual(300)
  }
})

test('demo sells at least two products of every kind, some with Hindi words', async () => {
  const products = ofKind(await validRecords('demo'), 'product')
  for (const { id } of PRODUCT_KINDS) {
    const own = products.filter(({ kind }) => kind === id)
    expect(own.length, id).toBeGreaterThanOrEqual(2)
    for (const product of own) {
      expect(words(product.description), product.slug).toBeGreaterThanOrEqual(50)
      expect(product.faqs.length, product.slug).toBeGreaterThanOrEqual(2)
    }
  }
  expect(products.filter(({ hindiTitle }) => hindiTitle).length).toBeGreaterThanOrEqual(5)
})

test('demo has two running sales and a future one on the day of import, all with products', async () => {
  const records = await validRecords('demo')
  const now = Date.parse('2026-11-21T12:00:00+05:30')
  const timeOf = (written: string) => Date.parse(resolveDate(written, new Date(now)))
  const sales = ofKind(records, 'sale')
  expect(sales.filter(({ startsAt, endsAt }) => timeOf(startsAt) < now && now < timeOf(endsAt)).length).toBe(
    2,
  )
  expect(sales.filter(({ startsAt }) => timeOf(startsAt) > now).length).toBe(1)
  const products = ofKind(records, 'product')
  for (const sale of sales)
    expect(
      products.some(
        ({ slug, tags }) => sale.products.includes(slug) || sale.tags.some((tag) => tags.includes(tag)),
      ),
      sale.key,
    ).toBe(true)
})
