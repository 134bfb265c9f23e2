import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { scriptHashes } from '#cms/server/http/scriptHashes.ts'

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`
const data = (text: string) => `self.__next_f.push([1,${JSON.stringify(text)}])`

it('hashes known inline scripts once each', () => {
  const html = `<script src="/a.js" async=""></script><script>${data('one')}</script><SCRIPT id="x" type="module">${data('two\n')}</SCRIPT><script type="application/ld+json">{"a":1}</script><script>${data('one')}</script><script></script>`
  expect(scriptHashes(html)).toEqual([hashOf(data('one')), hashOf(data('two\n'))])
})

it('hashes bytes, not characters', () => {
  expect(scriptHashes(`<script>${data('₹ गणित')}</script>`)).toEqual([hashOf(data('₹ गणित'))])
})

it('allows no injected script', () => {
  const html = `<script>${data('page')}</script><h1><script>alert(1)</script></h1>`
  expect(scriptHashes(html)).toEqual([hashOf(data('page'))])
})
