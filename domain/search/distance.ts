/**
 * Edit distance of two words: missing, additional and different letters, and swapped neighbours
 * (Damerau-Levenshtein). Counts code units, of which folded words have one per letter.
 */
export function distance(a: string, b: string): number {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      let minimum = Math.min(cell(last, j) + 1, cell(row, j - 1) + 1, cell(last, j - 1) + (isSame ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        minimum = Math.min(minimum, cell(before, j - 2) + 1)
      row.push(minimum)
    }
    before = last
    last = row
  }
  return cell(last, b.length)
}

const cell = (row: readonly number[], at: number): number => row[at] ?? Number.POSITIVE_INFINITY
