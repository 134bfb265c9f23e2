import { blocksText } from '#domain/exams/files/blockText.ts'
import type { HtmlText } from '#domain/exams/files/gift/parseGift.ts'
import { LOCALES, type Locale } from '#domain/text/locales.ts'
import { readHtml } from './htmlBlocks.ts'

/** Converts HTML without attached files to block text. */
export const htmlText =
  (language: Locale): HtmlText =>
  (html) => {
    const { blocks, notes, problems } = readHtml(html, language, () => null)
    const texts = LOCALES.flatMap((locale) => (blocks[locale] ? [[locale, blocksText(blocks[locale])]] : []))
    return { text: Object.fromEntries(texts), notes, problems }
  }
