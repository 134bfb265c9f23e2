const graphemes = new Intl.Segmenter('hi', { granularity: 'grapheme' })

/** The first letter of a name with the signs that belong to it, as a capital where there are any. */
export const firstLetter = (name: string): string =>
  ([...graphemes.segment(name.trim().slice(0, 40))][0]?.segment ?? '').toUpperCase()
