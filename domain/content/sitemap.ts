/** Documents in one part of a sitemap; the protocol allows 50,000 addresses, we keep parts small. */
export const SITEMAP_URLS = 4500

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

const element = (name: string, text: string | null | undefined): string =>
  text ? `<${name}>${text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] as string)}</${name}>` : ''

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>'
const SPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

type Entry = { address: string; changedAt?: string | null }

const entry = (name: string, { address, changedAt }: Entry): string =>
  `<${name}>${element('loc', address)}${element('lastmod', changedAt)}</${name}>`

/** A list of addresses with the times of their changes (ISO), as sitemaps.org wants it. */
export const sitemapXml = (entries: readonly Entry[]): string =>
  [HEAD, `<urlset ${SPACE}>`, ...entries.map((one) => entry('url', one)), '</urlset>', ''].join('\n')

/** A list of such lists. */
export const sitemapIndexXml = (entries: readonly Entry[]): string =>
  [
    HEAD,
    `<sitemapindex ${SPACE}>`,
    ...entries.map((one) => entry('sitemap', one)),
    '</sitemapindex>',
    '',
  ].join('\n')
