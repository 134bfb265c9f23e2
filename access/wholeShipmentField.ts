import type { FieldAccess } from 'payload'
import { assignedIn, viewersField } from './moduleRules.ts'

const isNarrowed = (req: Parameters<FieldAccess>[0]['req']): boolean => assignedIn(req, 'shipments') !== null

/** What tells of a parcel as a whole: for staff who see all of it. */
export const wholeShipmentField: FieldAccess = (args) =>
  viewersField('shipments')(args) === true && !isNarrowed(args.req)

/** The goods in it: read by everybody who reads the parcel (hideForeignGoods), searched by who sees all of it. */
export const shipmentPartsField: FieldAccess = ({ req, doc }) => doc !== undefined || !isNarrowed(req)
