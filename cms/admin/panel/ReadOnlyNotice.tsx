import { Eye } from 'lucide-react'

/** Above lists, documents and pages that the viewer may only read. */
export const ReadOnlyNotice = () => (
  <p className="panel-readonly" role="note">
    <Eye size={16} strokeWidth={1.75} aria-hidden="true" />
    View only: you cannot change this
  </p>
)
