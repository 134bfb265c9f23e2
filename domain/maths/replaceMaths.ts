/** Slug of the formula block in rich text: inline or on a line of its own. */
export const MATHS_BLOCK = 'maths'
/** Maximum length of a formula in characters. */
export const MAX_FORMULA_LENGTH = 1000

/**
 * A formula in Markdown: `$$…$$` on a line of its own, or inline `$…$` without spaces inside the dollar
 * signs.
 */
const DISPLAY = /^\$\$([^$]+?)\$\$$/gm
const INLINE = /(?<![\\$\p{L}\d])\$(?! )([^$\n]+?)(?<! )\$(?![\d$])/gu

/**
 * Replaces the formulas in Markdown by what `replace` returns for each, so that nothing in them is parsed as
 * Markdown. `\$` becomes a plain dollar sign.
 */
export const replaceMaths = (
  markdown: string,
  replace: (tex: string, isDisplay: boolean) => string,
): string =>
  markdown
    .replace(DISPLAY, (_, tex: string) => replace(tex.trim(), true))
    .replace(INLINE, (_, tex: string) => replace(tex, false))
    .replaceAll('\\$', '$')
