import type { AuditAction } from './audit.ts'

/** What was done, as the audit log names it in a column and a filter. */
export const ACTION_LABELS: Record<AuditAction, string> = {
  create: 'Added',
  update: 'Changed',
  delete: 'Deleted',
  publish: 'Published',
  unpublish: 'Took offline',
  schedule: 'Scheduled',
  restore: 'Restored',
  level: 'Changed level',
  access: 'Changed access',
  block: 'Blocked',
  unblock: 'Unblocked',
  viewAs: 'Viewed as',
  import: 'Imported',
  export: 'Exported',
  replaceFile: 'Replaced file',
  test: 'Sent a test',
  suspend: 'Suspended',
  resume: 'Resumed',
}

const SENTENCES: Partial<Record<AuditAction, string>> = {
  restore: 'Restored an earlier version of',
  level: 'Changed the level of',
}

/** A name of the code as words: `primaryColor` is `Primary color`, `pricePaise` is `Price`. */
function words(name: string): string {
  const spaced = name
    .replace(/Paise$/, '')
    .replace(/^_/, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase()
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

/** A path for people: `lines.0.unitPaise` is `Lines › 1 › Unit`. */
export const pathLabel = (path: string): string =>
  path
    .split('.')
    .map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : words(part)))
    .join(' › ')

const NAMES_AT_MOST = 3

/** The changed fields at the top of a document, at most three by name: ` (Price, Title and 2 more)`. */
function namesOf(paths: readonly string[]): string {
  const names = [...new Set(paths.map((path) => pathLabel(path.split('.')[0] ?? path)))]
  if (names.length === 0) return ''
  const more = names.length - NAMES_AT_MOST
  return ` (${names.slice(0, NAMES_AT_MOST).join(', ')}${more > 0 ? ` and ${more} more` : ''})`
}

/** One line for the list: `Changed product "Physics" (Price)`. */
export function auditSummary(args: {
  action: AuditAction
  /** What kind of thing, in the singular. */
  label: string
  title: string | null
  /** Named after an update. */
  paths?: readonly string[]
}): string {
  const { action, label, title, paths = [] } = args
  const what = `${SENTENCES[action] ?? ACTION_LABELS[action]} ${label.toLowerCase()}`
  const named = title ? `${what} "${title}"` : what
  return action === 'update' ? named + namesOf(paths) : named
}
