import { expect, it } from 'vitest'
import { parseJson } from '#cms/server/http/jsonGuard.ts'
import { MAX_JSON_DEPTH } from '#domain/input/jsonFault.ts'

const parse = (text: string) => () => parseJson(Buffer.from(text))

it('accepts ordinary bodies and an empty one', () => {
  expect(parse('{"items":[{"product":"a","quantity":1}]}')()).toEqual({
    items: [{ product: 'a', quantity: 1 }],
  })
  expect(parse('')()).toBeNull()
  expect(parse('{"text":"__proto__"}')).not.toThrow()
})

it.each([
  '{"__proto__":{"a":1}}',
  '{"a":[{"constructor":{}}]}',
  '{"a":{"prototype":1}}',
  '{"\\u005f_proto__":1}',
])('refuses the key in %s', (text) => {
  expect(parse(text)).toThrow(/must not hold a field/)
})

it.each(['"\\u0000"', '{"a":["b",{"c":"d\\u0000e"}]}', '{"a\\u0000":1}'])(
  'refuses the null byte in %s',
  (text) => {
    expect(parse(text)).toThrow('must not hold null bytes')
  },
)

it.each(['{', '{"a":}', 'phone=1', '\uFEFF{}x', "{'a':1}"])('refuses %s, which is not JSON', (text) => {
  expect(parse(text)).toThrow('not valid JSON')
})

it('refuses bytes that are not UTF-8', () => {
  expect(() => parseJson(Buffer.from([0x22, 0xff, 0x22]))).toThrow('not valid JSON')
})

it('refuses deep nesting, however long the body', () => {
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
  expect(parse(nested(MAX_JSON_DEPTH))).not.toThrow()
  expect(parse(nested(MAX_JSON_DEPTH + 2))).toThrow('nested too deeply')
  expect(parse(nested(100_000))).toThrow()
})

it('checks long lists', () => {
  expect(parse(JSON.stringify(Array.from({ length: 300_000 }, (_, index) => index)))).not.toThrow()
})
