import { expect, test } from 'vitest'
import { readFolder } from '#seed/readFolder.ts'
import { expectLinear } from '#tests/support/timeLimits.ts'
import { folderOf, VALID } from './folder.ts'

const ROWS = 4000
const HEAD = 'slug,title,subject,summary,description,price,mrp,tags,outcomes,teachers,faqs,rank,classes,image'
const row = (index: number): string =>
  `course-${index},Course ${index},maths,"A summary, of course ${index}","Some **text**\n\nand more",${index % 900}.50,${1000 + index},exam,One|Two|Three|Four,R. Kulhari = Teaches,Is it good? = Yes,${index},algebra,cover.webp`

test('4,000 products are read and validated in a time that grows with their number', async () => {
  const rootOf = (rows: number) =>
    folderOf({
      ...VALID,
      'products.csv': [HEAD, ...Array.from({ length: rows }, (_, index) => row(index))].join('\n'),
      'pages/home.json': null,
    })
  const roots = new Map([ROWS / 8, ROWS].map((rows) => [rows, rootOf(rows)]))
  await expectLinear(async (rows) => {
    const read = await readFolder(roots.get(rows) as string)
    expect(read.ok && read.records.filter(({ kind }) => kind === 'product').length).toBe(rows)
  }, ROWS)
})

test('4,000 invalid rows are all reported with their lines', async () => {
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
