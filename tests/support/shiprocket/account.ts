import { createHmac } from 'node:crypto'

/** A parcel as Shiprocket keeps it. */
export type Booked = {
  orderId: number
  shipmentId: number
  /** The merchant's own id of the order. */
  reference: string
  body: Record<string, unknown>
  awb: string | null
  isCancelled: boolean
  pickups: number
  scans: Activity[]
  answers: { action: string; comments: string }[]
}

/** A scan in their words; `date` is India's time without a zone. */
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
  booked: Booked[]
  /** Why no AWB is given at the moment, as they say it. */
  refusesAwb: string | null
}

let lastId = 15_151_515

export const nextId = (): number => ++lastId

export const openAccount = (email: string, password: string): Account => ({
  ...{ email, password, tokens: new Set(), logins: 0, booked: [], refusesAwb: null },
})

/** A JWT of ten days for each client that signs in, another one each time. */
export function signIn(account: Account): string {
  account.logins++
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = { sub: account.email, jti: account.logins, exp: Math.floor(Date.now() / 1000) + 864_000 }
  const head = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`
  const token = `${head}.${createHmac('sha256', account.password).update(head).digest('base64url')}`
  account.tokens.add(token)
  return token
}
