import encodeQR from 'qr'
import { INK } from './Sheet.ts'

/** Draws a text as a QR code; measures are points. */
export function drawQr(
  document: PDFKit.PDFDocument,
  text: string,
  { left, top, size }: { left: number; top: number; size: number },
): void {
  // The library requires a border; it is removed, since the page is white.
  const bordered = encodeQR(text, 'raw', { ecc: 'low', border: 1 })
  const rows = bordered.slice(1, -1).map((cells) => cells.slice(1, -1))
  const cell = size / rows.length
  for (const [row, cells] of rows.entries())
    for (const [column, isDark] of cells.entries())
      if (isDark) document.rect(left + column * cell, top + row * cell, cell, cell)
  document.fillColor(INK).fill()
}
