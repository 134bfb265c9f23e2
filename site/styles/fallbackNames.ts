/** Family of Hindi while its font is on its way; its widths come with the style sheet. */
export const DEVANAGARI_FALLBACK = 'Devanagari while loading'
