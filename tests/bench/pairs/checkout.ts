import type { BenchShop } from '../benchShop.ts'
import type { Pair } from '../load/compare.ts'
import { JsonClient } from '../load/JsonClient.ts'
import { CONNECTIONS } from '../load/measure.ts'
import type { WorkSide } from '../load/measureWork.ts'
import { PEOPLE } from '../peer-login/people.ts'
import type { Program } from '../program.ts'
import { BARE, PEER_SHOP } from '../servers.ts'
import { Buyer } from './Buyer.ts'
import { PeerBuyer } from './PeerBuyer.ts'

const AIM = 2
/** Orders per second. */
const RATES = { least: 40, aim: 150 }
/** Reported errors per side. */
const MAX_REPORTED = 3

type Shopping = { side: WorkSide; faults: string[]; close: () => Promise<void> }

function shopping(name: string, { pid }: Program, work: () => Promise<void>, client: JsonClient): Shopping {
  const faults: string[] = []
  const onFault = (err: unknown) => {
    if (faults.length < MAX_REPORTED) faults.push(`${name}: ${(err as Error).message}`)
  }
  return { side: { name, pid, work, onFault }, faults, close: () => client.close() }
}

/** Our checkout: order, payment, the gateway's signed webhook, and the paid receipt; a different person each time. */
export async function ourShopping({ buyers, book, coupon }: BenchShop, program: Program): Promise<Shopping> {
  const client = new JsonClient(BARE, CONNECTIONS)
  const people = buyers.map((buyer) => new Buyer(client, buyer))
  const wish = { product: book, coupon }
  // Equal quotes have equal ids.
  const quoteId = await (people[0] as Buyer).quote(wish)
  let next = 0
  const work = async () => {
    const person = people[next++ % people.length] as Buyer
    if ((await person.buy(wish, quoteId)) !== 'paid') throw new Error('everything is sold')
  }
  return shopping('placeOrder, createTxn, the webhook and orderReceipt', program, work, client)
}

/** The plugin's checkout: initiate and confirm; each person's cart has the book already. */
export async function peerShopping(program: Program): Promise<Shopping> {
  const client = new JsonClient(PEER_SHOP, CONNECTIONS)
  const people: PeerBuyer[] = []
  for (let person = 0; person < PEOPLE; person++) people.push(await PeerBuyer.of(client, person))
  let next = 0
  const work = () => (people[next++ % people.length] as PeerBuyer).buy()
  return shopping('Payload’s ecommerce plugin, initiate and confirm', program, work, client)
}

/** (h) A checkout of one stocked book to a durably paid order. The plugin has neither coupons nor webhooks. */
export const checkout = (ours: Shopping, peer: Shopping): Pair => ({
  letter: 'h',
  what: 'checkout to a paid order',
  aim: AIM,
  least: AIM,
  rates: RATES,
  note: 'both behind the same Express server, on SQLite with synchronous FULL; ours with a coupon that is counted, which the peer has not',
  ours: ours.side,
  peer: peer.side,
  conclude: () => ({ note: '', faults: [...ours.faults, ...peer.faults] }),
})
