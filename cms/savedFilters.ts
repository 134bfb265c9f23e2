import type { Access, Config } from 'payload'
import { viewerOf } from '#access/viewer.ts'

const anyStaff: Access = ({ req }) => viewerOf(req)?.isStaff ?? false

/** Filters and columns that people keep for a list: their own, or shared with those they name. */
export const savedFilters: Config['queryPresets'] = {
  access: { create: anyStaff, read: anyStaff, update: anyStaff, delete: anyStaff },
  constraints: {},
  labels: { singular: 'Saved filter', plural: 'Saved filters' },
}
