type Named = { student: string | null; name: string }

const LEAST_DIGITS = 3
const MOST_DIGITS = 7

/**
 * Rows of a leaderboard whose equal names are told apart by a mark of the student, such as `Asha #4K2`; what differs in case or in spaces alone is
 * equal. The mark of a student is the same on every leaderboard. Names are free, so that nobody learns from a refusal who has which.
 */
export function distinctNames<T extends Named>(rows: readonly T[]): T[] {
  return rows.map((row) => {
    const alike = rows.filter(({ name }) => folded(name) === folded(row.name))
    return alike.length > 1 ? { ...row, name: `${row.name} #${markOf(row, alike)}` } : row
  })
}

const folded = (name: string): string => name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()

/** As few digits of the student as differ from those of the others. */
function markOf(row: Named, alike: readonly Named[]): string {
  const own = digitsOf(row.student ?? '')
  const others = alike.filter((one) => one !== row).map(({ student }) => digitsOf(student ?? ''))
  let length = LEAST_DIGITS
  while (length < MOST_DIGITS && others.some((other) => other.startsWith(own.slice(0, length)))) length++
  return own.slice(0, length)
}

/** Digits that differ between students and say nothing about them (FNV-1a). */
function digitsOf(id: string): string {
  let hash = 0x811c9dc5
  for (const sign of id) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36).toUpperCase().padStart(MOST_DIGITS, '0').split('').toReversed().join('')
}
