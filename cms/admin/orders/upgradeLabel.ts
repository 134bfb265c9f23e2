type Line = { upgradeOf?: readonly { title: string }[] | undefined }

/** Names what the amount paid earlier was paid for: `Already paid for Test series`. */
export function upgradeLabel(lines: readonly Line[]): string {
  const titles = lines.flatMap(({ upgradeOf = [] }) => upgradeOf.map(({ title }) => title))
  return titles.length > 0 ? `Already paid for ${titles.join(', ')}` : 'Already paid'
}
