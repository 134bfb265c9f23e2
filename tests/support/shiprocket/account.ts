import { createHmac } from 'node:crypto'

/** A parcel at Shiprocket. */
export type BookedParcel = {
  orderId: number
  shipmentId: number
  /** The merchant's order id. */
  reference: string
  body: Record<string, unknown>
  awb: string | null
  isCancelled: boolean
  pickups: number
  scans: Activity[]
  answers: { action: string; comments: string }[]
}

/** A scan as Shiprocket reports it; `date` is in IST, without a zone. */
export type Activity = {
  date: string
  status: string
  activity: string
  location: string
  'sr-status': string
  'sr-status-label': string
}

export type Account = {
  email: string
  password: string
  tokens: Set<string>
  logins: number
  booked: BookedParcel[]
  /** Error text while AWBs are refused, else null. */
  refusesAwb: string | null
}

let lastId = 15_151_515

export const nextId = (): number => ++lastId

export const openAccount = (email: string, password: string): Account => ({
  email,
  password,
  tokens: new Set(),
  logins: 0,
  booked: [],
  refusesAwb: null,
})

/** Issues a new JWT that is valid for ten days. */
export function signIn(account: Account): string {
  account.logins++
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = { sub: account.email, jti: account.logins, exp: Math.floor(Date.now() / 1000) + 864_000 }
  const head = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`
  const token = `${head}.${createHmac('sha256', account.password).update(head).digest('base64url')}`
  account.tokens.add(token)
  return token
}
