import { randomUUID } from 'node:crypto'
import { DOCUMENTS, listedDocument, POSTS, PRODUCTS } from '../manyDocuments.ts'
import { inChunks } from '../manyPeople.ts'
import { onDemo } from './onDemo.ts'

type Rows = { values: (rows: object[]) => Promise<unknown> }
type Sqlite = { drizzle: { insert: (table: unknown) => Rows }; tables: Record<string, unknown> }

/** Index ranges of the documents by table. */
const PARTS = [
  { table: 'selling_products', from: 0, to: PRODUCTS },
  { table: 'blogs', from: PRODUCTS, to: PRODUCTS + POSTS },
  { table: 'free_resources', from: PRODUCTS + POSTS, to: DOCUMENTS },
]

/** Program: fills the project demo with products, articles and free resources. */
await onDemo(async (payload, { id: project }) => {
  const { drizzle, tables } = payload.db as unknown as Sqlite
  const at = new Date().toISOString()
  const row = (i: number) => ({
    id: randomUUID(),
    ...listedDocument(i),
    project,
    _status: 'published',
    kind: i < PRODUCTS ? 'course' : 'pdf',
    pricePaise: 99_900,
    nowPaise: 99_900,
    rank: 1000 + i,
    excerpt: listedDocument(i).summary,
    author: 'Staff',
    createdAt: at,
    updatedAt: at,
  })
  for (const { table, from, to } of PARTS)
    await inChunks(
      to - from,
      (i) => row(from + i),
      (rows) => drizzle.insert(tables[table]).values(rows),
    )
})
