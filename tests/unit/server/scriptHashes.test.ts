import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { scriptHashes } from '#cms/server/scriptHashes.ts'

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

it('hashes inline scripts once each, and nothing else', () => {
  const html = `<script src="/a.js" async=""></script><script>one()</script><SCRIPT id="x" type="module">two(
)</SCRIPT><script type="application/ld+json">{"a":1}</script><script>one()</script><script></script>`
  expect(scriptHashes(html)).toEqual([hashOf('one()'), hashOf('two(\n)')])
})

it('hashes bytes, not characters', () => {
  expect(scriptHashes('<script>"₹ गणित"</script>')).toEqual([hashOf('"₹ गणित"')])
})
