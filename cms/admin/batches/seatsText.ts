import type { BatchCapacity } from '#domain/calls/batches.ts'

/** Such as `38 of 40 seats taken, 1 being paid, 1 offered, 3 waiting, 0 left`. */
export function seatsText({ seats, taken, held, offered, waiting, left }: BatchCapacity): string {
  const parts = [
    seats === null ? `${taken} taken, any number of seats` : `${taken} of ${seats} seats taken`,
    held > 0 ? `${held} being paid` : null,
    offered > 0 ? `${offered} offered` : null,
    waiting > 0 ? `${waiting} waiting` : null,
    left === null ? null : `${left} left`,
  ]
  return parts.filter(Boolean).join(', ')
}
