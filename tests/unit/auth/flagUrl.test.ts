import { expect, it } from 'vitest'
import { flagSource } from '#cms/server/gateway/flagSource.ts'
import { flagOrigin, flagUrl } from '#domain/auth/flagUrl.ts'

it.each([
  ['IN', undefined, '/flags/in.svg', null],
  ['AE', '', '/flags/ae.svg', null],
  ['AE', '/brand/flags/', '/brand/flags/ae.svg', null],
  ['AE', 'https://flags.example/w20/', 'https://flags.example/w20/ae.svg', 'https://flags.example'],
  ['AE', 'mailto:flags@example.org', '/flags/ae.svg', null],
])('shows the flag of %s with base %s from %s, other origin %s', (code, baseUrl, url, origin) => {
  expect(flagUrl(code, baseUrl)).toBe(url)
  expect(flagOrigin(baseUrl)).toBe(origin)
})

it.each([
  ['<meta name="flag-source" content="https://flags.example"/>', 'https://flags.example'],
  ['<meta name="flag-source" content="https://flags.example; script-src *"/>', null],
  ['<meta name="flag-source" content="http://flags.example"/>', null],
  ['<p>&lt;meta name="flag-source" content="https://evil.example"/&gt;</p>', null],
  ['<p>no flags</p>', null],
])('reads of %s the source %s', (html, source) => {
  expect(flagSource(html)).toBe(source)
})
