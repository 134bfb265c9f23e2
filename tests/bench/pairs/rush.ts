import { type BenchShop, BUYERS } from '../benchShop.ts'
import { JsonClient } from '../load/JsonClient.ts'
import { BARE } from '../servers.ts'
import { Buyer } from './Buyer.ts'
import { type Books, judgeRush, type Rush } from './judgeRush.ts'

const API = '/_projects/demo/api'
/** Reads the stock and the number of paid orders as an admin. */
async function readBooks(client: JsonClient, { desk, rareBook }: BenchShop, since: Date): Promise<Books> {
  const headers = { cookie: `demo-staff=${desk}`, referer: `${BARE}/admin/collections/orders` }
  const where = (conditions: Record<string, string>) =>
    new URLSearchParams(Object.entries(conditions).map(([name, value]) => [`where${name}`, value]))
  const [stock, orders] = await Promise.all([
    client.get<{ docs: { available: number }[] }>(
      `${API}/stock-levels?${where({ '[product][equals]': rareBook })}&limit=1&depth=0`,
      headers,
    ),
    client.get<{ totalDocs: number }>(
      `${API}/orders?${where({ '[placedAt][greater_than_equal]': since.toISOString(), '[paymentStatus][equals]': 'paid' })}&limit=1&depth=0`,
      headers,
    ),
  ])
  return { free: stock.docs[0]?.available ?? Number.NaN, paid: orders.totalDocs }
}

/** (i) All buyers order the same book at once, and its stock is smaller. */
export async function rush(shop: BenchShop): Promise<Rush> {
  const client = new JsonClient(BARE, BUYERS)
  const buyers = shop.buyers.map((buyer) => new Buyer(client, buyer))
  const wish = { product: shop.rareBook }
  const quoteId = await (buyers[0] as Buyer).quote(wish)
  const [since, startedAt] = [new Date(), performance.now()]
  const ended = await Promise.allSettled(buyers.map((buyer) => buyer.buy(wish, quoteId)))
  const tookMs = performance.now() - startedAt
  const books = await readBooks(client, shop, since)
  await client.close()
  return judgeRush(tookMs, ended, books)
}
