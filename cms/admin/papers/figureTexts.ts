/** A share with one decimal. */
export const percent = (value: number | null): string => (value === null ? '–' : `${value.toFixed(1)}%`)

/** Marks over a denominator, with one decimal. */
export const inMarks = (value: number | null, den: number): string =>
  value === null ? '–' : (value / den).toFixed(1)
