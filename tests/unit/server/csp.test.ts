import { expect, test } from 'vitest'
import { gatewaySources, isPayPage, storefrontCsp } from '#cms/server/http/csp.ts'

const policy = (gateways: ReturnType<typeof gatewaySources> | null) =>
  storefrontCsp({ scriptHashes: ["'sha256-x'"], frameAncestors: [], gateways, isHttps: true })

const sourcesOf = (csp: string, directive: string): string[] =>
  csp
    .split('; ')
    .find((one) => one.startsWith(`${directive} `))
    ?.split(' ')
    .slice(1) ?? []

test('only payment pages allow the script of a gateway', () => {
  expect(['/checkout', '/checkout/return', '/orders', '/orders/SH-26-1'].every(isPayPage)).toBe(true)
  for (const path of ['/', '/cart', '/checkouts', '/courses/checkout', '/ordersx'])
    expect(isPayPage(path)).toBe(false)
  expect(policy(null)).not.toContain('razorpay')
  const csp = policy(gatewaySources(undefined))
  expect(sourcesOf(csp, 'script-src')).toEqual(["'self'", "'sha256-x'", 'https://checkout.razorpay.com'])
  expect(sourcesOf(csp, 'frame-src')).toContain('https://api.razorpay.com')
  expect(sourcesOf(csp, 'connect-src')).toContain('https://lumberjack.razorpay.com')
})

test('a replacement for Razorpay is allowed by its origin instead', () => {
  const csp = policy(gatewaySources('http://127.0.0.1:4000/somewhere'))
  for (const directive of ['script-src', 'connect-src', 'frame-src'])
    expect(sourcesOf(csp, directive)).toContain('http://127.0.0.1:4000')
  expect(csp).not.toContain('razorpay.com')
})

test('a page of a class that has a stream on another server may load it, and nothing else of that server', () => {
  const origin = 'https://video.example.org'
  const withStreams = (isDevelopment = false) =>
    storefrontCsp({ scriptHashes: [], frameAncestors: [], streams: [origin], isHttps: true, isDevelopment })
  expect(sourcesOf(withStreams(), 'connect-src')).toEqual(["'self'", origin])
  expect(sourcesOf(withStreams(), 'media-src')).toEqual(["'self'", 'blob:', origin])
  expect(withStreams().split(origin)).toHaveLength(3)
  expect(sourcesOf(withStreams(true), 'connect-src')).toEqual(["'self'", 'ws:', 'wss:', origin])
  expect(policy(null)).not.toContain(origin)
})
