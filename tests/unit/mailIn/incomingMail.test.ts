import { expect, it } from 'vitest'
import { isAutomatic } from '#domain/mailIn/isAutomatic.ts'
import { isHardBounce } from '#domain/mailIn/isHardBounce.ts'
import { isProvenSender } from '#domain/mailIn/isProvenSender.ts'
import { stripQuotedReply } from '#domain/mailIn/stripQuotedReply.ts'

const SERVER = 'mx.school.example'
const by = (...results: string[]) => ({
  from: 'asha@example.org',
  headers: results.map((value) => ({ name: 'authentication-results', value })),
})

it.each([
  [`${SERVER}; dmarc=pass header.from=example.org`],
  [`${SERVER} 1; spf=fail smtp.mailfrom=x.test; dkim=pass (good) header.d=example.org`],
  [`${SERVER}; dkim=pass header.d=mail.example.org; dmarc=none`],
  [`MX.School.Example; dkim=fail header.d=other.test; dkim=pass header.d=example.org`],
])('%s proves the sender', (results) => {
  expect(isProvenSender(by(results), SERVER)).toBe(true)
})

it.each([
  ['', 'no result of the server'],
  [`mx.evil.example; dmarc=pass header.from=example.org`, 'another server'],
  [`${SERVER}.evil.example; dmarc=pass header.from=example.org`, 'a server of a similar name'],
  [`${SERVER}; dmarc=fail header.from=example.org; dkim=pass header.d=example.org`, 'a failed DMARC'],
  [`${SERVER}; dmarc=pass header.from=evil.example`, 'DMARC of another domain'],
  [`${SERVER}; dkim=pass header.d=evil.example`, 'a signature of another domain'],
  [`${SERVER}; dkim=pass header.d=org`, 'a signature of the top level'],
  [`${SERVER}; dkim=pass header.d=evilexample.org`, 'a signature of a longer name'],
  [`${SERVER}; spf=pass smtp.mailfrom=asha@example.org`, 'the envelope alone'],
  [`${SERVER}; dkim=fail (dkim=pass header.d=example.org) header.d=x.test`, 'a comment'],
  [`${SERVER}; none`, 'a server that has checked nothing'],
])('%j does not prove the sender: %s', (results) => {
  expect(isProvenSender(by(results), SERVER)).toBe(false)
})

it('authentication results added by the sender are ignored', () => {
  const forged = `${SERVER}; dmarc=pass header.from=example.org`
  expect(isProvenSender(by(`${SERVER}; dmarc=fail header.from=example.org`, forged), SERVER)).toBe(false)
  expect(isProvenSender({ ...by(forged), from: null }, SERVER)).toBe(false)
})

const mailOf = (headers: Record<string, string>, from = 'asha@example.org') => ({
  from,
  headers: Object.entries(headers).map(([name, value]) => ({ name, value })),
})

it.each([
  [mailOf({ 'auto-submitted': 'auto-replied' })],
  [mailOf({ precedence: 'bulk' })],
  [mailOf({ 'list-id': '<news.example.org>' })],
  [mailOf({ 'return-path': '<>' })],
  [mailOf({ 'x-autoreply': 'yes' })],
  [mailOf({}, 'mailer-daemon@example.org')],
  [mailOf({}, 'no-reply@example.org')],
  [mailOf({}, 'help@school.example')],
])('%j is automatic', (mail) => {
  expect(isAutomatic(mail, ['help@school.example'])).toBe(true)
})

it('a mail written by a person is not automatic', () => {
  expect(isAutomatic(mailOf({ 'auto-submitted': 'no', 'return-path': '<asha@example.org>' }), [])).toBe(false)
})

it.each([
  [
    'It plays.\n\nOn Mon, 2 Nov 2026 at 10:00, School <help@school.example>\nwrote:\n> Try again',
    'It plays.',
  ],
  ['> Try again\nIt plays.', 'It plays.'],
  ['चल गया।\n\n2 नवंबर को School ने लिखा:\n> फिर', 'चल गया।'],
  ['Yes\n-----Original Message-----\nFrom: x', 'Yes'],
  ['On Monday I wrote my test.\nIt was good.', 'On Monday I wrote my test.\nIt was good.'],
  ['a\u202eb\u0000c', 'abc'],
])('without quotes, %j is %j', (text, own) => {
  expect(stripQuotedReply(text, 3000)).toBe(own)
})

it('a longer text is truncated', () => {
  expect(stripQuotedReply('a'.repeat(50), 10)).toBe(`${'a'.repeat(9)}…`)
})

const report = (action: string, status: string) =>
  `Reporting-MTA: dns; mx.example.org\n\nFinal-Recipient: rfc822; asha@example.org\nAction: ${action}\nStatus: ${status}\n`

it.each([
  ['failed', '5.1.1', true],
  ['failed', '5.1.10', true],
  ['failed', '5.2.1', true],
  ['failed', '5.2.2', false],
  ['failed', '5.1.8', false],
  ['failed', '5.7.1', false],
  ['delayed', '4.4.1', false],
  ['delayed', '5.1.1', false],
  ['delivered', '2.0.0', false],
])('a report with the action %s and status %s is a hard bounce: %j', (action, status, isGone) => {
  expect(isHardBounce(report(action, status))).toBe(isGone)
})
