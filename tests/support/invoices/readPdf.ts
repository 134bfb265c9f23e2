import { getDocumentProxy } from 'unpdf'

/** A text item of a page; `transform[4]` and `[5]` are where its baseline starts, in points from the lower left corner. */
type Item = { str: string; transform: number[] }

/** Largest difference of two baselines that still count as one line, points. */
const SAME_LINE = 1.5

/**
 * The text lines of a PDF, top to bottom, with the items of a line joined by spaces from left to right. Uses a library other than
 * the one that wrote the PDF.
 */
export async function readPdf(bytes: Uint8Array): Promise<{ pages: number; lines: string[] }> {
  const document = await getDocumentProxy(new Uint8Array(bytes))
  const lines: string[] = []
  for (let page = 1; page <= document.numPages; page++) {
    const { items } = await (await document.getPage(page)).getTextContent()
    const texts = (items as Item[]).filter(({ str }) => str.trim() !== '')
    const rows: { y: number; items: Item[] }[] = []
    for (const item of texts) {
      const y = item.transform[5] as number
      const row = rows.find((one) => Math.abs(one.y - y) < SAME_LINE)
      if (row) row.items.push(item)
      else rows.push({ y, items: [item] })
    }
    for (const row of rows.toSorted((a, b) => b.y - a.y))
      lines.push(
        row.items
          .toSorted((a, b) => (a.transform[4] as number) - (b.transform[4] as number))
          .map(({ str }) => str.trim())
          .join(' '),
      )
  }
  return { pages: document.numPages, lines }
}
