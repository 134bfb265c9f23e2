type Row = { id: string; awb: string; courierName: string; isByHand: boolean }

/**
 * Rows of parcels after the tracking number (AWB) of one was typed. A row without a courier gets that of the nearest
 * row above, because a courier usually takes all of them; a courier that was typed stays.
 */
export function withTypedAwb<R extends Row>(rows: readonly R[], id: string, awb: string): R[] {
  const at = rows.findIndex((row) => row.id === id)
  const above = rows
    .slice(0, Math.max(at, 0))
    .findLast((row) => row.isByHand && row.courierName.trim() !== '')
  return rows.map((row, index) =>
    index === at
      ? { ...row, awb, courierName: row.courierName.trim() || (awb && above?.courierName) || '' }
      : row,
  )
}
