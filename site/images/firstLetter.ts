const graphemes = new Intl.Segmenter('hi', { granularity: 'grapheme' })

/** The first grapheme of a name, as a capital where the script has any. */
export const firstLetter = (name: string): string =>
  ([...graphemes.segment(name.trim().slice(0, 40))][0]?.segment ?? '').toUpperCase()
