import type { BasePayload } from 'payload'
import { expect, it } from 'vitest'
import { importProject } from '#cms/operations/importProject.ts'
import { startPayload } from '#cms/payload.ts'
import type { SellingProduct } from '#payload-types'
import { triesOf } from '#tests/support/sample.ts'
import { expectWithin, IS_TIMED } from '#tests/support/timeLimits.ts'
import { recordsOf } from '#tests/unit/seed/folder.ts'

// 10,000 in the long run; fewer suffice to show that late rows cost as much as early ones.
const ROWS = triesOf({ few: 250, full: 1000, long: 10_000 })
// Not a limit of the import: enough for ten times the rows on a machine half as fast.
const TIMEOUT = IS_TIMED ? 1_200_000 : 300_000
const HEAD = 'slug,title,subject,summary,description,price,mrp,outcomes,teachers,faqs,rank'
const row = (index: number): string =>
  `course-${index},Course ${index},maths,A summary,Some **text** of ${index},499.50,999,One|Two|Three|Four,R. Kulhari = Teaches,Is it good? = Yes,${index}`

const COPIES = 200
// The aim is two minutes for 10,000 rows: 12 ms of CPU time each, of which Payload takes 9.4 ms to create a plain copy.
const AIM = 12
const PLAIN_OF_AIM = 9.4
/** Largest ratio of the time of the last quarter of the rows to that of the second, including noise. */
const MAX_SLOWDOWN = 3

/**
 * CPU time in ms that Payload takes to create a copy of an imported product: the machine's current speed.
 * @param round makes the copies' slugs unique
 */
async function plainCost(payload: BasePayload, round: number): Promise<number> {
  const { docs } = await payload.find({ collection: 'selling-products', limit: 1, depth: 0 })
  const { outcomes, teachers, faqs, ...data } = docs[0] as SellingProduct
  const withoutRowIds = <Row>(rows: Row[] | null | undefined) =>
    rows?.map((row) => ({ ...row, id: undefined }))
  const started = process.cpuUsage()
  for (let index = 0; index < COPIES; index++)
    await payload.create({
      collection: 'selling-products',
      data: {
        ...data,
        id: undefined,
        slug: `copy-${round}-${index}`,
        seedKey: null,
        outcomes: withoutRowIds(outcomes),
        teachers: withoutRowIds(teachers),
        faqs: withoutRowIds(faqs),
      } as never,
      depth: 0,
    })
  return process.cpuUsage(started).user / 1000 / COPIES
}

const project = (slug: string, rows: number) =>
  recordsOf({
    'project.json': JSON.stringify({ slug, title: 'Large' }),
    'products.csv': [HEAD, ...Array.from({ length: rows }, (_, index) => row(index))].join('\n'),
  })

it(
  `${ROWS} products are imported at a steady pace and recognised when repeated`,
  async () => {
    const payload = await startPayload()
    await importProject(payload, await project('peer', 1))
    const before = IS_TIMED ? await plainCost(payload, 1) : PLAIN_OF_AIM
    const records = await project('large', ROWS)
    const times: number[] = []
    const started = process.cpuUsage()
    const first = await importProject(payload, records, {
      onProgress: () => times.push(process.cpuUsage(started).user / 1000),
    })
    expect(first.counts.product.created).toBe(ROWS)
    const percentile = (share: number) => times[Math.floor((times.length - 1) * share)] ?? 0
    expect(percentile(1) - percentile(0.75)).toBeLessThan(MAX_SLOWDOWN * (percentile(0.5) - percentile(0.25)))
    if (IS_TIMED) {
      // The limit scales with the time that Payload itself takes before and after.
      const plain = (before + (await plainCost(payload, 2))) / 2
      expectWithin(percentile(1) / ROWS, AIM * Math.max(1, plain / PLAIN_OF_AIM))
    }

    const again = performance.now()
    const second = await importProject(payload, records)
    expect(second.counts.product).toEqual({ created: 0, updated: 0, unchanged: ROWS, deleted: 0 })
    expectWithin(performance.now() - again, 5000)
  },
  TIMEOUT,
)
