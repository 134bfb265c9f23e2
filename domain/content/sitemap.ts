import { escapeMarkup } from '../text/escapeMarkup.ts'

/** Documents in one part of a sitemap; the protocol allows 50,000 URLs, smaller parts are quicker. */
export const SITEMAP_URLS = 4500

const element = (name: string, text: string | null | undefined): string =>
  text ? `<${name}>${escapeMarkup(text)}</${name}>` : ''

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>'
const SPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const LANGUAGES = ' xmlns:xhtml="http://www.w3.org/1999/xhtml"'

type Entry = {
  address: string
  changedAt?: string | null
  /** The same page in every language it exists in, by `hreflang` value. */
  languages?: Readonly<Record<string, string>>
}

const alternate = ([language, address]: [string, string]): string =>
  `<xhtml:link rel="alternate" hreflang="${escapeMarkup(language)}" href="${escapeMarkup(address)}"/>`

function entry(name: string, { address, changedAt, languages = {} }: Entry): string {
  const alternates = Object.entries(languages).map(alternate).join('')
  return `<${name}>${element('loc', address)}${element('lastmod', changedAt)}${alternates}</${name}>`
}

/** A sitemap: URLs with the times of their last changes (ISO), in the format of sitemaps.org. */
export const sitemapXml = (entries: readonly Entry[]): string =>
  [
    HEAD,
    `<urlset ${SPACE}${entries.some(({ languages }) => languages) ? LANGUAGES : ''}>`,
    ...entries.map((row) => entry('url', row)),
    '</urlset>',
    '',
  ].join('\n')

/** A sitemap index: a list of sitemaps. */
export const sitemapIndexXml = (entries: readonly Entry[]): string =>
  [
    HEAD,
    `<sitemapindex ${SPACE}>`,
    ...entries.map((row) => entry('sitemap', row)),
    '</sitemapindex>',
    '',
  ].join('\n')
