import { beforeAll, expect, it } from 'vitest'
import { startPayload } from '#cms/payload.ts'

type Client = { execute: (query: string) => Promise<{ rows: { detail: string }[] }> }

let client: Client
beforeAll(async () => {
  client = ((await startPayload()).db as unknown as { client: Client }).client
})

const REVIEWS = `select id from product_reviews where product_id = 'a' and state = 'approved'`
const UNREAD = `select * from notifications where user_id = 'a' and project_id = 'b' and read = 0`

/** Only SQLite reports the index that a query uses. */
it.each([
  [`${UNREAD} order by added_on desc, id desc limit 20`, 'user_read_addedOn_idx'],
  [`${REVIEWS} order by written_at desc limit 6`, 'product_state_writtenAt_idx'],
  [`${REVIEWS} order by helpful_count desc limit 6`, 'product_state_helpfulCount_idx'],
  [`${REVIEWS} order by rating limit 6`, 'product_state_rating_idx'],
  [`${REVIEWS} group by rating`, 'product_state_rating_idx'],
])('%s uses the index %s', async (query, index) => {
  const plan = (await client.execute(`explain query plan ${query}`)).rows.map(({ detail }) => detail)
  expect(plan.join('\n')).toContain(index)
  if (!query.includes('id desc')) expect(plan.join('\n')).not.toContain('TEMP B-TREE')
})
