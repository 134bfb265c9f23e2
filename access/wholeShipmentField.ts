import type { FieldAccess } from 'payload'
import { assignmentLimit, viewersField } from './moduleRules.ts'

const isLimitedToAssigned = (req: Parameters<FieldAccess>[0]['req']): boolean =>
  assignmentLimit(req, 'shipments') !== null

/** Fields of the whole parcel: for staff who see all of it. */
export const wholeShipmentField: FieldAccess = (args) =>
  viewersField('shipments')(args) === true && !isLimitedToAssigned(args.req)

/**
 * The lines of the parcel: readable by everyone who may read the parcel (hideUnassignedGoods), searchable by
 * people who see all of it.
 */
export const shipmentPartsField: FieldAccess = ({ req, doc }) =>
  doc !== undefined || !isLimitedToAssigned(req)
