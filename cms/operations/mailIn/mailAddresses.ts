import { createHmac, timingSafeEqual } from 'node:crypto'
import { env } from '../../config/env.ts'
import { serverKey } from '../../config/serverKey.ts'

/** `t`: a reply address, with the id of a ticket; `b`: a return path, with the id of an outgoing message. */
type Purpose = 't' | 'b'

const MAC_LENGTH = 20

/** Hexadecimal, since mail servers may lowercase local parts. */
const macOf = (purpose: Purpose, id: string, more: string): string =>
  createHmac('sha256', serverKey('mailIn'))
    .update([purpose, id, more].join('\n'))
    .digest('hex')
    .slice(0, MAC_LENGTH)

const UUID = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/
const shortId = (id: string): string => id.replaceAll('-', '')
const wholeId = (short: string): string => short.replace(UUID, '$1-$2-$3-$4-$5')

/** `help+t<id><mac>@mail.example`, less than 64 characters before the @; null when the installation has no mailbox. */
function addressOf(purpose: Purpose, id: string, more: string): string | null {
  const { MAIL_IN_ADDRESS } = env()
  if (!MAIL_IN_ADDRESS) return null
  const [local, domain] = MAIL_IN_ADDRESS.split('@')
  return `${local}+${purpose}${shortId(id)}${macOf(purpose, id, more)}@${domain}`
}

/** Reply-To address of a ticket's e-mails. */
export const replyAddress = (ticket: string): string | null => addressOf('t', ticket, '')

/** Return path of an e-mail (a row of outgoing-messages) to this receiver: a bounce sent there is about them. */
export const bounceAddress = (message: string, to: string): string | null =>
  addressOf('b', message, to.trim().toLowerCase())

type Named = { purpose: Purpose; id: string; mac: string }

/** Parses one of our addresses; `isGenuine` checks its signature. Null for other addresses. */
export function readAddress(address: string): Named | null {
  const [local = '', domain = ''] = (env().MAIL_IN_ADDRESS ?? '').toLowerCase().split('@')
  const prefix = `${local}+`
  if (!domain || !address.startsWith(prefix) || !address.endsWith(`@${domain}`)) return null
  const token = address.slice(prefix.length, -domain.length - 1)
  const [, purpose, id, mac] = /^([tb])([0-9a-f]{24,32})([0-9a-f]{20})$/.exec(token) ?? []
  return purpose && id && mac ? { purpose: purpose as Purpose, id: wholeId(id), mac } : null
}

/** Whether the signature is valid. @param to the receiver, for a return path */
export function isGenuine({ purpose, id, mac }: Named, to = ''): boolean {
  const expected = macOf(purpose, id, purpose === 'b' ? to.trim().toLowerCase() : '')
  return timingSafeEqual(Buffer.from(mac), Buffer.from(expected))
}
