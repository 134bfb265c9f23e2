import type twilioPackage from 'twilio'
import { env } from '../../config/env.ts'

type Package = typeof twilioPackage
type HttpClient = InstanceType<Package['RequestClient']>
type Loaded = { twilio: Package; http: HttpClient }

export type TwilioAccount = { accountSid: string; authToken: string }

let loaded: Promise<Loaded> | undefined

/** Loads Twilio's client lazily: it is large, and most installations do not use it. */
export function loadTwilio(): Promise<Loaded> {
  loaded ??= import('twilio').then(({ default: twilio }) => ({
    twilio,
    http: new twilio.RequestClient({ keepAlive: true }),
  }))
  return loaded
}

/** Replaces Twilio's origin by TWILIO_BASE_URL, a local server in tests and demo. */
function rebase(uri: string): string {
  const { TWILIO_BASE_URL } = env()
  if (!TWILIO_BASE_URL) return uri
  const { pathname, search } = new URL(uri)
  return new URL(`${pathname}${search}`, TWILIO_BASE_URL).href
}

/** Twilio's client for an account, with a timeout of `ms` per request; all clients share connections. */
export async function twilioClient(
  { accountSid, authToken }: TwilioAccount,
  ms: number,
): Promise<InstanceType<Package['Twilio']>> {
  const { twilio, http } = await loadTwilio()
  const request: HttpClient['request'] = (options) =>
    http.request({ ...options, uri: rebase(options.uri), timeout: ms })
  return twilio(accountSid, authToken, { httpClient: { request } as HttpClient })
}
