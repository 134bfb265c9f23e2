import type { Field } from 'payload'
import { nobodyField } from '#access/rules.ts'

const hidden = { access: { read: nobodyField, update: () => false }, admin: { hidden: true } } as const
const counter = { access: { update: () => false } } as const

/**
 * The counters and reservations of a pool: one row, changed atomically under `rev`
 * (domain/reservations/reservationPool.ts).
 */
export const poolFields: Field[] = [
  { name: 'available', type: 'number', ...counter },
  { name: 'held', type: 'number', required: true, defaultValue: 0, label: 'Held by orders', ...counter },
  { name: 'sold', type: 'number', required: true, defaultValue: 0, ...counter },
  { name: 'received', type: 'number', ...counter },
  { name: 'nextEnd', type: 'date', index: true, ...hidden },
  { name: 'rev', type: 'number', required: true, defaultValue: 0, ...hidden },
  { name: 'reservations', type: 'json', required: true, defaultValue: {}, ...hidden },
]
