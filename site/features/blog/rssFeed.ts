import { localisedUrl } from '#domain/links/localisedUrl.ts'
import { escapeMarkup } from '#domain/text/escapeMarkup.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { LANG, type Locale } from '#domain/text/locales.ts'
import { localisedText } from '#domain/text/localisedText.ts'
import type { PostCard } from '#site/data/blog.ts'
import { pictureInSize } from '#site/data/Picture.ts'
import type { Settings } from '#site/data/SettingsTypes.ts'
import { textsOf } from '#site/texts/textsOf.ts'

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 forbids these characters, even escaped
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

const escaped = (text: string): string => escapeMarkup(text.replace(NOT_XML, ''))

const element = (name: string, text: string | null | undefined): string =>
  text ? `<${name}>${escaped(text)}</${name}>` : ''

const day = (at: string): string => new Date(at).toUTCString()

/** The newest articles as RSS 2.0, with full addresses. */
export function rssFeed(posts: readonly PostCard[], settings: Settings, locale: Locale): string {
  const t = textsOf(locale).blog
  const { title, config } = settings
  const address = (path: string) => localisedUrl(locale, settings.address, path)
  const about = localisedText(locale, config.brand?.tagline, config.hindi?.tagline)
  const newest = posts.find(({ publishedAt }) => publishedAt)?.publishedAt
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', fillPlaceholders(t.feedTitle, { title })),
    element('link', address('/blog')),
    element('description', about ?? fillPlaceholders(t.feedText, { title })),
    element('language', LANG[locale]),
    newest ? element('lastBuildDate', day(newest)) : '',
    `<atom:link href="${escaped(address('/blog/rss.xml'))}" rel="self" type="application/rss+xml"/>`,
    ...posts.map((post) => item(post, address(`/blog/${post.slug}`))),
    '</channel>',
    '</rss>',
    '',
  ]
    .filter((line, index, all) => line !== '' || index === all.length - 1)
    .join('\n')
}

function item(post: PostCard, url: string): string {
  const image = pictureInSize(post.cover, 'card')
  const text = image ? `<p><img src="${escaped(new URL(image.url, url).href)}" alt=""/></p>` : ''
  return [
    '<item>',
    element('title', post.title),
    element('link', url),
    `<guid isPermaLink="true">${escaped(url)}</guid>`,
    post.publishedAt ? element('pubDate', day(post.publishedAt)) : '',
    element('dc:creator', post.author),
    element('category', post.category?.title),
    element('description', `${text}<p>${escaped(post.excerpt)}</p>`),
    '</item>',
  ]
    .filter(Boolean)
    .join('')
}
