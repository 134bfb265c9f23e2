import { expect, it } from 'vitest'
import { checkOrigin, type OriginFacts } from '#cms/server/http/origin.ts'

const facts: OriginFacts = {
  method: 'POST',
  path: '/api/auth/session',
  origin: 'http://localhost:3000',
  host: 'localhost:3000',
  secFetchSite: undefined,
  hasCookie: true,
  projectHosts: ['demo.localhost'],
  publicUrl: new URL('http://localhost:3000'),
}
const check = (change: Partial<OriginFacts>) => () => checkOrigin({ ...facts, ...change })

it.each<[string, Partial<OriginFacts>]>([
  ['the public origin', {}],
  ['a host of the project', { origin: 'http://demo.localhost:3000', host: 'demo.localhost:3000' }],
  [
    'another name of this machine while the public address is local',
    { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' },
  ],
  ['a program without cookies and without an origin', { origin: undefined, hasCookie: false }],
  ['reading, from anywhere', { method: 'GET', origin: 'https://elsewhere.example' }],
  ['a gateway webhook', { path: '/api/payment/webhook/sandbox', origin: undefined }],
])('lets %s pass', (_what, change) => {
  expect(check(change)).not.toThrow()
})

it.each<[string, Partial<OriginFacts>]>([
  ['another site', { origin: 'https://elsewhere.example' }],
  [
    'another site that names itself in the Host header',
    { origin: 'http://elsewhere.example:3000', host: 'elsewhere.example:3000' },
  ],
  ['a host of another project', { origin: 'http://demo2.localhost:3000' }],
  ['another port of this machine', { origin: 'http://localhost:8080' }],
  ['an opaque origin', { origin: 'null' }],
  ['an origin that is no address', { origin: 'nonsense' }],
  ['the same host over another scheme', { origin: 'https://localhost:3000' }],
  ['cookies without an origin', { origin: undefined }],
  ['another site that hides its origin', { origin: undefined, hasCookie: false, secFetchSite: 'cross-site' }],
  [
    'this machine when the public address is elsewhere',
    {
      origin: 'http://127.0.0.1:3000',
      host: '127.0.0.1:3000',
      publicUrl: new URL('http://shop.example:3000'),
    },
  ],
])('refuses %s', (_what, change) => {
  expect(check(change)).toThrow()
})
