import { expect, test } from 'vitest'
import { readFolder } from '#seed/readFolder.ts'
import { folderOf, VALID } from './folder.ts'

const ROWS = 10_000
const HEAD = 'slug,title,subject,summary,description,price,mrp,tags,outcomes,teachers,faqs,rank,classes,image'
const row = (index: number): string =>
  `course-${index},Course ${index},maths,"A summary, of course ${index}","Some **text**\n\nand more",${index % 900}.50,${1000 + index},exam,One|Two|Three|Four,R. Kulhari = Teaches,Is it good? = Yes,${index},algebra,cover.webp`

test('10,000 products are read and checked in well under 2 seconds', async () => {
  const csv = [HEAD, ...Array.from({ length: ROWS }, (_, index) => row(index))].join('\n')
  const root = folderOf({ ...VALID, 'products.csv': csv, 'pages/home.json': null })
  const started = process.cpuUsage()
  const read = await readFolder(root)
  const { user, system } = process.cpuUsage(started)
  expect(read.ok && read.records.filter(({ kind }) => kind === 'product').length).toBe(ROWS)
  // Time of the processor, so that what else runs on the machine does not count.
  expect((user + system) / 1000).toBeLessThan(2000)
})

test('10,000 wrong rows are all reported, each at its own line', async () => {
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
})
