import { expect, it } from 'vitest'
import { importProject } from '#cms/operations/importProject.ts'
import { startPayload } from '#cms/payload.ts'
import { recordsOf } from '#tests/unit/seed/folder.ts'

// 10,000 in the long run; a tenth of it proves that a row late in the file costs what an early one does.
const ROWS = process.env.LONG ? 10_000 : 1000
const HEAD = 'slug,title,subject,summary,description,price,mrp,outcomes,teachers,faqs,rank'
const row = (index: number): string =>
  `course-${index},Course ${index},maths,A summary,Some **text** of ${index},499.50,999,One|Two|Three|Four,R. Kulhari = Teaches,Is it good? = Yes,${index}`

it(`imports ${ROWS} products at a steady pace and knows them all again at once`, async () => {
  const payload = await startPayload()
  const records = await recordsOf({
    'project.json': JSON.stringify({ slug: 'large', title: 'Large' }),
    'products.csv': [HEAD, ...Array.from({ length: ROWS }, (_, index) => row(index))].join('\n'),
  })
  const times: number[] = []
  const started = process.cpuUsage()
  const first = await importProject(payload, records, {
    onProgress: () => times.push(process.cpuUsage(started).user / 1000),
  })
  expect(first.counts.product.created).toBe(ROWS)
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? 0
  expect(at(1) - at(0.75)).toBeLessThan(2 * (at(0.5) - at(0.25)))
  // Two minutes for 10,000 is 12 ms of one processor for each.
  expect(at(1) / ROWS).toBeLessThan(12)

  const again = performance.now()
  const second = await importProject(payload, records)
  expect(second.counts.product).toEqual({ created: 0, updated: 0, unchanged: ROWS, deleted: 0 })
  expect(performance.now() - again).toBeLessThan(5000)
}, 300_000)
