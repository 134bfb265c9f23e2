import { getDocumentProxy } from 'unpdf'

/** A text of a page with where its base line begins, in points from the lower left corner. */
type Item = { str: string; transform: number[] }

/** Two texts on one base line, in points. */
const SAME_LINE = 1.5

/**
 * The lines of a PDF as they stand on its pages, top to bottom, their texts from left to right with a space between; read by a
 * library that did not write it.
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
