/** What names a formula in formatted texts: in its line, or on a line of its own. */
export const MATHS_BLOCK = 'maths'
/** A formula has at most so many characters. */
export const MAX_FORMULA_LENGTH = 1000

/** A formula in Markdown: `$$…$$` on a line of its own, or `$…$` in its line, which begins and ends without a space. */
const DISPLAY = /^\$\$([^$]+?)\$\$$/gm
const INLINE = /(?<![\\$\p{L}\d])\$(?! )([^$\n]+?)(?<! )\$(?![\d$])/gu

/**
 * Takes the formulas out of Markdown, so that nothing in them is read as Markdown; `put` says what stands for each.
 * `\$` stays a dollar sign.
 */
export const takeMaths = (markdown: string, put: (tex: string, isDisplay: boolean) => string): string =>
  markdown
    .replace(DISPLAY, (_, tex: string) => put(tex.trim(), true))
    .replace(INLINE, (_, tex: string) => put(tex, false))
    .replaceAll('\\$', '$')
