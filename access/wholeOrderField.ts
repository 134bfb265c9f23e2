import type { FieldAccess } from 'payload'
import { assignmentLimit, viewersField } from './moduleRules.ts'

const isLimitedToAssigned = (req: Parameters<FieldAccess>[0]['req']): boolean =>
  assignmentLimit(req, 'orders') !== null

/**
 * Fields of the whole order: hidden from people who see only orders of some products, who can't filter or
 * sort by them either, neither here nor through relations to an order. hideUnassignedLines shows them the
 * amounts of their lines instead.
 */
export const wholeOrderField: FieldAccess = ({ req }) => !isLimitedToAssigned(req)

/**
 * The lines and related fields: readable by everyone who may read the order, searchable by people who see
 * all of it.
 */
export const orderPartsField: FieldAccess = ({ req, doc }) => doc !== undefined || !isLimitedToAssigned(req)

/**
 * The timeline contains internal notes of staff: only staff may search it (hideInternalEvents removes them
 * for others).
 */
export const timelineField: FieldAccess = (args) =>
  args.doc !== undefined || (viewersField('orders')(args) === true && !isLimitedToAssigned(args.req))
