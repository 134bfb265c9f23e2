import { countedText } from '#domain/text/counted.ts'
import { INTL, type Locale, MONTH } from '#domain/text/locales.ts'
import { pageLocale } from '#site/texts/pageLocale.ts'
import { textsOf } from '#site/texts/textsOf.ts'
import type { PostCard } from './blog.ts'
import { pictureInSize } from './Picture.ts'

/** `24 Nov 2026`, in the project's time zone: the same text for every reader. */
export const articleDate = (
  at: string,
  timeZone: string | undefined,
  locale: Locale = pageLocale(),
): string =>
  new Intl.DateTimeFormat(INTL[locale], {
    day: 'numeric',
    month: MONTH[locale],
    year: 'numeric',
    timeZone,
  }).format(new Date(at))

export const readingTime = (minutes: number | null | undefined, locale: Locale = pageLocale()): string =>
  countedText(locale, textsOf(locale).blog.minutesRead, Math.max(1, Math.round(minutes ?? 1)))

/** Illustrations without text. */
const DRAWINGS = ['tests', 'maths', 'physics', 'reasoning', 'geography', 'biology', 'chemistry'] as const

/** The illustration of an article without a picture: always the same one for a slug. */
export function articleDrawing(slug: string): (typeof DRAWINGS)[number] {
  const sum = Array.from(slug).reduce((total, sign) => (total * 31 + (sign.codePointAt(0) ?? 0)) >>> 0, 7)
  return DRAWINGS[sum % DRAWINGS.length] ?? DRAWINGS[0]
}

/** The props of an article's card: address, cover, facts. */
export function articleCardFacts(post: PostCard, timeZone: string | undefined) {
  return {
    href: `/blog/${post.slug}`,
    title: post.title,
    text: post.excerpt,
    subject: articleDrawing(post.slug),
    seed: post.slug,
    image: pictureInSize(post.cover, 'card'),
    kicker: post.category?.title,
    meta: [
      ...(post.publishedAt ? [articleDate(post.publishedAt, timeZone)] : []),
      readingTime(post.readingMinutes),
    ],
  }
}
