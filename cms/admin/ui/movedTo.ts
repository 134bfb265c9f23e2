/** The list with one entry moved to another place. */
export function movedTo<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, index) => index !== from)
  const moved = list[from]
  return moved === undefined ? rest : [...rest.slice(0, to), moved, ...rest.slice(to)]
}
