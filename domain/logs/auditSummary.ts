import type { AuditAction } from './audit.ts'

/** Labels of actions in the audit log's column and filter. */
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

/** A name from the code as text: `primaryColor` is `Primary color`, `pricePaise` is `Price`. */
function readableName(name: string): string {
  const spaced = name
    .replace(/Paise$/, '')
    .replace(/^_/, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase()
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

/** A path as text: `lines.0.unitPaise` is `Lines › 1 › Unit`. */
export const pathLabel = (path: string): string =>
  path
    .split('.')
    .map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : readableName(part)))
    .join(' › ')

const MAX_NAMES = 3

/** The changed top-level fields of a document, at most three by name: ` (Price, Title and 2 more)`. */
function namesOf(paths: readonly string[]): string {
  const names = [...new Set(paths.map((path) => pathLabel(path.split('.')[0] ?? path)))]
  if (names.length === 0) return ''
  const more = names.length - MAX_NAMES
  return ` (${names.slice(0, MAX_NAMES).join(', ')}${more > 0 ? ` and ${more} more` : ''})`
}

/** The one-line summary in the list: `Changed product "Physics" (Price)`. */
export function auditSummary(args: {
  action: AuditAction
  /** Label of the collection, in the singular. */
  label: string
  title: string | null
  /** Changed paths, listed for an update. */
  paths?: readonly string[]
}): string {
  const { action, label, title, paths = [] } = args
  const what = `${SENTENCES[action] ?? ACTION_LABELS[action]} ${label.toLowerCase()}`
  const named = title ? `${what} "${title}"` : what
  return action === 'update' ? named + namesOf(paths) : named
}
