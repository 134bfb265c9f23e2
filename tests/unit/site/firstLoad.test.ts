import { describe, expect, it } from 'vitest'
import { firstLoad, gzipBytes } from '../../sizes/firstLoad.ts'

const PAGE = `<!DOCTYPE html><html><head>
<link rel="stylesheet" href="/_next/static/css/one.css" data-precedence="next"/>
<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/webpack-1.js"/>
<link rel="preload" as="font" href="/_next/static/media/a.woff2"/>
<script src="/_next/static/chunks/webpack-1.js" async=""></script>
<script src="/_next/static/chunks/app/%5Fprojects/%5Bproject%5D/page-2.js" async=""></script>
<script src="/_next/static/chunks/polyfills-3.js" noModule=""></script>
<script>document.title</script></head><body>
<script>self.__next_f.push([1,"3:I[55,[\\"7\\",\\"static/chunks/app/%5Fprojects/%5Bproject%5D/page-2.js\\",\\"8\\",\\"static/chunks/8-x.js\\"],\\"\\"]"])</script>
</body></html>`

describe('the first load of a page', () => {
  it('has its scripts once each, and chunks named in its data', () => {
    expect(firstLoad(PAGE).scripts).toEqual([
      '/_next/static/chunks/webpack-1.js',
      '/_next/static/chunks/app/%5Fprojects/%5Bproject%5D/page-2.js',
      '/_next/static/chunks/8-x.js',
    ])
  })

  it('has its styles, without fonts and legacy files', () => {
    expect(firstLoad(PAGE).styles).toEqual(['/_next/static/css/one.css'])
  })

  it('sums files compressed separately', () => {
    const file = 'const answer = 42\n'.repeat(50)
    expect(gzipBytes([file, file])).toBe(2 * gzipBytes([file]))
    expect(gzipBytes([file])).toBeLessThan(file.length / 4)
  })
})
