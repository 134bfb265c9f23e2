type Props = { isBlocked: boolean; isDeleted: boolean }

/** Badge: active, blocked, or deleted. */
export function StatusBadge({ isBlocked, isDeleted }: Props) {
  if (isDeleted) return <span className="panel-badge">Deleted</span>
  if (isBlocked) return <span className="panel-badge panel-badge--danger">Blocked</span>
  return <span className="panel-badge panel-badge--success">Active</span>
}
