/** Letter of an option as students see it: A, B, C … */
export const letterOf = (at: number): string => String.fromCharCode(65 + at)
