import type { Field } from 'payload'
import { nobodyField } from '#access/rules.ts'

const hidden = { access: { read: nobodyField, update: () => false }, admin: { hidden: true } } as const

/** What is free and what orders hold of it: one row, changed as a whole under `rev` (domain/reservations/Shelf.ts). */
export const shelfFields: Field[] = [
  { name: 'free', type: 'number', access: { update: () => false } },
  { name: 'nextEnd', type: 'date', index: true, ...hidden },
  { name: 'rev', type: 'number', required: true, defaultValue: 0, ...hidden },
  { name: 'holds', type: 'json', required: true, defaultValue: {}, ...hidden },
]
