/** Letter of a row that is matched, as students see it: P, Q, R … */
export const rowLetterOf = (at: number): string => String.fromCharCode(80 + at)

/** Letter of an option as students see it: A, B, C … */
export const letterOf = (at: number): string => String.fromCharCode(65 + at)
