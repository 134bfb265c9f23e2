import type { FieldAccess } from 'payload'
import { assignedIn, viewersField } from './moduleRules.ts'

const isNarrowed = (req: Parameters<FieldAccess>[0]['req']): boolean => assignedIn(req, 'orders') !== null

/**
 * What tells of a whole order: nobody who sees the orders of some products only reads it, and so filters or sorts by it,
 * from here or by way of what points to an order. hideForeignLines gives them the share of their lines instead.
 */
export const wholeOrderField: FieldAccess = ({ req }) => !isNarrowed(req)

/** The lines and what is told with them: read by everybody who reads the order, searched by who sees all of it. */
export const orderPartsField: FieldAccess = ({ req, doc }) => doc !== undefined || !isNarrowed(req)

/** The timeline has notes of the staff in it: nobody else searches it (hideInternalEvents takes them out). */
export const timelineField: FieldAccess = (args) =>
  args.doc !== undefined || (viewersField('orders')(args) === true && !isNarrowed(args.req))
