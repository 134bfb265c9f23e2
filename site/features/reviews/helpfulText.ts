import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { shortNumber } from '#domain/text/shortNumber.ts'
import type { Texts } from '#site/texts/Texts.ts'

/** The label of the helpful button; its count is shortened like all large numbers (spec 9). */
export const helpfulText = (count: number, t: Texts['reviews']): string =>
  count > 0 ? fillPlaceholders(t.helpfulCount, { count: shortNumber(count) }) : t.helpful
