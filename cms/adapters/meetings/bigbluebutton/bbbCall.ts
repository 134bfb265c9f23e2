import { createHash } from 'node:crypto'
import { MeetingFault, MeetingRefusal } from '../MeetingProvider.ts'
import { requestProvider } from '../requestProvider.ts'

export type BbbKeys = { url: string; secret: string }

const NAME = 'BigBlueButton'

/**
 * The query string of a call with its checksum: the hash of the call's name, the query and the shared secret (docs.bigbluebutton.org, API
 * reference, "API Security Model"). Servers accept SHA-256 since 2.4.
 */
export function signedQuery(
  call: string,
  values: Record<string, string>,
  secret: string,
  algorithm = 'sha256',
): string {
  const query = new URLSearchParams(values).toString()
  const checksum = createHash(algorithm).update(`${call}${query}${secret}`).digest('hex')
  return `${query}${query ? '&' : ''}checksum=${checksum}`
}

/** The URL of a call; a browser that opens the URL of `join` joins the class. */
export const callAddress = ({ url, secret }: BbbKeys, call: string, values: Record<string, string>): string =>
  `${url}/bigbluebutton/api/${call}?${signedQuery(call, values, secret)}`

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** The text of the first element with this name; null without one. BigBlueButton's XML is flat, so no parser is needed. */
export function textOf(xml: string, name: string): string | null {
  const [, text] = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml) ?? []
  return text === undefined
    ? null
    : text.trim().replace(/&(amp|lt|gt|quot|apos);/g, (_, entity: string) => ENTITIES[entity] ?? '')
}

const MAX_MESSAGE = 200

/** Maps the error of a failed call: wrong keys are a refusal that staff have to fix, everything else is a fault. */
function failureOf(xml: string): MeetingRefusal | MeetingFault {
  const key = textOf(xml, 'messageKey')
  const message = (textOf(xml, 'message') ?? '').slice(0, MAX_MESSAGE)
  if (key === 'checksumError')
    return new MeetingRefusal(`${NAME} does not accept the shared secret of its settings`)
  return new MeetingFault(`${NAME}: ${message || key || 'it failed without a reason'}`)
}

/**
 * Calls the API and returns its XML. `ignored` are error keys that mean there is nothing to do. Throws a MeetingRefusal or MeetingFault.
 */
export async function bbbCall(
  keys: BbbKeys,
  call: string,
  values: Record<string, string>,
  ignored: readonly string[] = [],
): Promise<string> {
  const { status, text } = await requestProvider(NAME, new URL(callAddress(keys, call, values)))
  if (status !== 200) throw new MeetingFault(`${NAME} answered ${status}`)
  const code = textOf(text, 'returncode')
  if (code === 'SUCCESS' || ignored.includes(textOf(text, 'messageKey') ?? '')) return text
  if (code === 'FAILED') throw failureOf(text)
  throw new MeetingFault(`${NAME} answered something else than XML of its own`)
}
