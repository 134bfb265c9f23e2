import { expect, it } from 'vitest'
import { sitemapIndexXml, sitemapXml } from '#domain/content/sitemap.ts'

it('writes URLs with their times, and escapes XML', () => {
  expect(
    sitemapXml([
      { address: 'https://a.test/x?a=1&b=<2>', changedAt: '2026-11-21T00:00:00.000Z' },
      { address: 'https://a.test/' },
    ]),
  ).toBe(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      '<url><loc>https://a.test/x?a=1&amp;b=&lt;2&gt;</loc><lastmod>2026-11-21T00:00:00.000Z</lastmod></url>',
      '<url><loc>https://a.test/</loc></url>',
      '</urlset>',
      '',
    ].join('\n'),
  )
})

it('writes an index of parts', () => {
  expect(sitemapIndexXml([{ address: 'https://a.test/sitemap/pages-1.xml' }])).toContain(
    '<sitemap><loc>https://a.test/sitemap/pages-1.xml</loc></sitemap>',
  )
})
