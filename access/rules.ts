import type { FieldAccess } from 'payload'
import type { Rule } from './rule.ts'
import { viewerOf } from './viewer.ts'

export const anyone: Rule = () => true

/** Only the server's own operations read and write. */
export const nobody: Rule = () => false

export const staff: Rule = ({ req }) => viewerOf(req)?.isStaff ?? false
export const owners: Rule = ({ req }) => viewerOf(req)?.isOwner ?? false

/** Documents whose relation `field` is the requesting person. */
export const ownRecords =
  (field: string): Rule =>
  ({ req }) => {
    const viewer = viewerOf(req)
    return viewer ? { [field]: { equals: viewer.id } } : false
  }

export const published: Rule = () => ({ _status: { equals: 'published' } })

export const adminsField: FieldAccess = ({ req }) => viewerOf(req)?.isAdmin ?? false
export const ownersField: FieldAccess = ({ req }) => viewerOf(req)?.isOwner ?? false
export const nobodyField: FieldAccess = () => false
