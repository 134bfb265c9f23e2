import { toMoodleMaths } from '#domain/exams/files/moodleMaths.ts'
import type { Blocks, LocalBlocks } from '#domain/exams/questions/BlocksSchema.ts'
import { escapeMarkup } from '#domain/text/escapeMarkup.ts'
import { LOCALES } from '#domain/text/locales.ts'

const lines = (text: string): string => escapeMarkup(toMoodleMaths(text)).replaceAll('\n', '<br />')

/** Converts blocks to HTML for Moodle; `fileNameOf` names the pictures, which are attached beside the text. */
export const blocksHtml = (blocks: Blocks, fileNameOf: (file: string) => string): string =>
  blocks
    .map((block) => {
      if (block.kind === 'paragraph') return `<p>${lines(block.text)}</p>`
      if (block.kind === 'image') {
        const src = escapeMarkup(encodeURIComponent(fileNameOf(block.file)))
        return `<p><img src="@@PLUGINFILE@@/${src}" alt="${escapeMarkup(block.alt)}" /></p>`
      }
      const rows = block.rows.map((row, at) => {
        const tag = block.hasHeader && at === 0 ? 'th' : 'td'
        return `<tr>${row.map((cell) => `<${tag}>${lines(cell)}</${tag}>`).join('')}</tr>`
      })
      return `<table><tbody>${rows.join('')}</tbody></table>`
    })
    .join('')

/** A text in its languages, marked for Moodle's multi-language filter; a text in English alone is not marked. */
export function localHtml(text: LocalBlocks, htmlOf: (blocks: Blocks) => string): string {
  if (text.en && !text.hi) return htmlOf(text.en)
  return LOCALES.flatMap((locale) =>
    text[locale] ? [`<span lang="${locale}" class="multilang">${htmlOf(text[locale])}</span>`] : [],
  ).join('')
}
