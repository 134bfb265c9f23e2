import { BOOK_PAISE, PLENTY } from '../benchShop.ts'
import { openPeer } from '../peer/openPeer.ts'
import { emailOf, PASSWORD, PEOPLE } from '../peer-login/people.ts'
import { withoutSyncing } from '../prepare/withoutSyncing.ts'
import config from './config.ts'

/** Program: creates the tables (NODE_ENV must not be production for that), one book, and people who have it in their carts. */
const payload = await openPeer(config)
await withoutSyncing(payload)
const create = (collection: string, data: Record<string, unknown>) =>
  payload.create({
    collection: collection as 'users',
    data: data as never,
    overrideAccess: true, // the benchmark's own database
  })
const book = await create('products', {
  priceInINREnabled: true,
  priceInINR: BOOK_PAISE,
  inventory: PLENTY,
  _status: 'published',
})
for (let i = 0; i < PEOPLE; i++) {
  const user = await create('users', { email: emailOf(i), password: PASSWORD, name: 'Test Person' })
  await create('carts', { customer: user.id, currency: 'INR', items: [{ product: book.id, quantity: 1 }] })
}
await payload.destroy()
