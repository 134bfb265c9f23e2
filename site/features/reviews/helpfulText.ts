import { fill } from '#domain/text/fill.ts'
import { shortNumber } from '#domain/text/shortNumber.ts'
import type { Texts } from '#site/texts/Texts.ts'

/** What the button under a review says; how many found it helpful is shortened like all large figures (spec 9). */
export const helpfulText = (count: number, t: Texts['reviews']): string =>
  count > 0 ? fill(t.helpfulCount, { count: shortNumber(count) }) : t.helpful
