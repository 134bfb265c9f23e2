import type { JsonClient } from '../load/JsonClient.ts'
import { PEER_SHOP } from '../servers.ts'
import { peerToken } from './peerToken.ts'

const API = '/_projects/demo/api'

const ADDRESS = {
  firstName: 'Some',
  lastName: 'Body',
  addressLine1: 'House 1',
  city: 'A city',
  state: 'MP',
  postalCode: '462002',
  country: 'IN',
  phone: '+919800000001',
}

/** A signed-in customer of the peer's shop who has a cart with one book. */
export class PeerBuyer {
  readonly #client: JsonClient
  readonly #headers: Record<string, string>
  readonly #cart: string

  private constructor(client: JsonClient, headers: Record<string, string>, cart: string) {
    this.#client = client
    this.#headers = headers
    this.#cart = cart
  }

  static async of(client: JsonClient, person: number): Promise<PeerBuyer> {
    const headers = { authorization: `JWT ${await peerToken(person, PEER_SHOP)}` }
    const { docs } = await client.get<{ docs: { id: string }[] }>(`${API}/carts?limit=1&depth=0`, headers)
    if (!docs[0]) throw new Error(`person ${person} of the peer has no cart`)
    return new PeerBuyer(client, headers, docs[0].id)
  }

  /** Starts the payment of the cart and confirms it; throws when there is no order. */
  async buy(): Promise<void> {
    const ask = <T>(path: string, body: object) =>
      this.#client.post<T>(`${API}/payments/gateway/${path}`, { cartID: this.#cart, ...body }, this.#headers)
    const { reference } = await ask<{ reference: string }>('initiate', { shippingAddress: ADDRESS })
    const { orderID } = await ask<{ orderID?: string }>('confirm-order', { reference })
    if (!orderID) throw new Error('the peer made no order')
  }
}
