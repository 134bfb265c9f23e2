import { expect, test } from 'vitest'
import { readFolder } from '#seed/readFolder.ts'
import { cpuTimeOf, slowness } from '#tests/support/processorSpeed.ts'
import { folderOf, VALID } from './folder.ts'

const ROWS = 10_000
/** CPU time limit on the idle reference machine, ms; 750 were measured. */
const MAX_MS = 1100
const HEAD = 'slug,title,subject,summary,description,price,mrp,tags,outcomes,teachers,faqs,rank,classes,image'
const row = (index: number): string =>
  `course-${index},Course ${index},maths,"A summary, of course ${index}","Some **text**\n\nand more",${index % 900}.50,${1000 + index},exam,One|Two|Three|Four,R. Kulhari = Teaches,Is it good? = Yes,${index},algebra,cover.webp`

/** The least CPU time of three runs, ms, since garbage collection may disturb one. */
async function costOf(work: () => unknown): Promise<number> {
  const costs: number[] = []
  for (let run = 0; run < 3; run++) costs.push(await cpuTimeOf(work))
  return Math.min(...costs)
}

test('10,000 products are read and validated within 1.1 s of CPU time', async () => {
  const csv = [HEAD, ...Array.from({ length: ROWS }, (_, index) => row(index))].join('\n')
  const root = folderOf({ ...VALID, 'products.csv': csv, 'pages/home.json': null })
  const reading = await costOf(async () => {
    const read = await readFolder(root)
    expect(read.ok && read.records.filter(({ kind }) => kind === 'product').length).toBe(ROWS)
  })
  expect(reading).toBeLessThan(MAX_MS * (await slowness()))
}, 20_000)

test('10,000 invalid rows are all reported with their lines', async () => {
  const csv = [
    HEAD,
    ...Array.from({ length: ROWS }, (_, index) => row(index).replace(',maths,', ',Maths,')),
  ].join('\n')
  const read = await readFolder(folderOf({ ...VALID, 'products.csv': csv, 'pages/home.json': null }))
  const issues = read.ok ? [] : read.issues
  expect(issues.length).toBe(ROWS)
  expect(issues.map(({ row: line }) => line)).toEqual(
    Array.from({ length: ROWS }, (_, index) => 2 + index * 3),
  )
}, 20_000)
