import { importProject } from '#cms/operations/importProject.ts'
import { readSeedFolder } from '#cms/operations/projects/seedFolder.ts'
import { startPayload } from '#cms/payload.ts'
import { renderText } from '#domain/text/renderText.ts'
import { enableFastWrites } from '#seed/enableFastWrites.ts'
import { readFolder } from '#seed/readFolder.ts'
import type { SeedKind, SeedRecord } from '#seed/SeedRecord.ts'
import { releaseJourneyPapers } from '#tests/support/exams/journeyPapers.ts'
import { TEST_SHOPS } from './testShopSlugs.ts'

/**
 * Program: seeds both demo projects and the test shops (testShop.ts) into the database of the environment, in
 * one start of Payload. A test shop has the demo's settings, and the products that journeys buy with their contents.
 */
const SOLD = [
  'jee-full-mock-series',
  'jee-physics-mechanics',
  'map-practice-book',
  'mechanics-workbook',
  'mock-keys-ten',
  'neet-organic-chemistry',
]
/** Kinds that are parts of what they refer to: a lecture of its class, a paper of its series. */
const PARTS: readonly SeedKind[] = ['lecture', 'testPaper', 'batch']
const SETTINGS: readonly SeedKind[] = [
  ...(['project', 'webStaticConfig', 'projectConfig', 'adminConfig', 'messageSettings'] as const),
  ...(['shopConfig', 'paymentConfig', 'rewardConfig', 'coupon'] as const),
]

const nameOf = ({ kind, key }: { kind: string; key: string }): string => `${kind} ${key}`

/** The settings and sold products, with all that they refer to and all their parts. */
function shopRecords(records: readonly SeedRecord[]): SeedRecord[] {
  const byName = new Map(records.map((record) => [nameOf(record), record]))
  const taken = new Set<SeedRecord>()
  const include = (record: SeedRecord | undefined): void => {
    if (!record || taken.has(record)) return
    taken.add(record)
    for (const reference of record.references) include(byName.get(nameOf(reference)))
    for (const other of records)
      if (PARTS.includes(other.kind) && other.references.some((one) => nameOf(one) === nameOf(record)))
        include(other)
  }
  for (const record of records)
    if (SETTINGS.includes(record.kind) || (record.kind === 'product' && SOLD.includes(record.key)))
      include(record)
  return records.filter((record) => taken.has(record))
}

await import('@payloadcms/richtext-lexical/lexical')
const payload = await startPayload()
await enableFastWrites(payload)
for (const slug of ['demo', 'demo2']) {
  const read = await readFolder(`seed/projects/${slug}`)
  if (!read.ok) throw new Error(JSON.stringify(read.issues))
  await importProject(payload, read.records, { arePeopleProven: true })
}
const demo = await payload.find({
  collection: 'projects',
  where: { slug: { equals: 'demo' } },
  overrideAccess: true,
})
if (demo.docs[0]) await releaseJourneyPapers(payload, demo.docs[0])
const [first] = TEST_SHOPS
const projectDataOf = (slug: string) => ({ slug, title: `TestShop ${slug}`, domains: [`${slug}.localhost`] })
const read = await readSeedFolder('demo', {
  ...projectDataOf(first),
  timeZone: 'Asia/Kolkata',
  from: { seedFolder: 'demo' },
})
if (!read.ok) throw new Error(renderText('en', read.reason))
const records = shopRecords(read.records)
for (const slug of TEST_SHOPS) {
  await importProject(
    payload,
    records.map((record) => {
      if (record.kind === 'project')
        return { ...record, key: slug, data: { ...record.data, ...projectDataOf(slug) } }
      return record.key === first ? { ...record, key: slug } : record
    }),
  )
  await payload.update({
    collection: 'projects',
    where: { slug: { equals: slug } },
    data: { status: 'active' },
    overrideAccess: true,
  })
}
await payload.destroy()
process.exit()
