import type { PDFDocumentProxy } from 'pdfjs-dist'

/** A part of a page, percent of it. */
export type Area = { left: number; top: number; width: number; height: number }
export type PageLink = { area: Area } & ({ href: string } | { page: number })

type Annotation = { subtype?: string; rect?: number[]; url?: string; dest?: string | unknown[] | null }

/** Schemes that links of a document may have. */
const SCHEMES: readonly string[] = ['http:', 'https:', 'mailto:', 'tel:']

/** The links of a page that lead to the web or to another page. */
export async function pageLinks(pdf: PDFDocumentProxy, number: number): Promise<PageLink[]> {
  const page = await pdf.getPage(number)
  const viewport = page.getViewport({ scale: 1 })
  const found = await Promise.all(
    ((await page.getAnnotations()) as Annotation[]).map(async ({ subtype, rect, url, dest }) => {
      const leads = subtype === 'Link' && rect ? await leadOf(pdf, url, dest) : null
      if (!leads || !rect) return []
      const [left = 0, top = 0, right = 0, bottom = 0] = viewport.convertToViewportRectangle(rect)
      const percent = (from: number, to: number, whole: number) => (Math.abs(to - from) / whole) * 100
      const area = {
        left: percent(0, Math.min(left, right), viewport.width),
        top: percent(0, Math.min(top, bottom), viewport.height),
        width: percent(left, right, viewport.width),
        height: percent(top, bottom, viewport.height),
      }
      return [{ area, ...leads }]
    }),
  )
  return found.flat()
}

async function leadOf(
  pdf: PDFDocumentProxy,
  url: string | undefined,
  dest: Annotation['dest'],
): Promise<{ href: string } | { page: number } | null> {
  if (url) return URL.canParse(url) && SCHEMES.includes(new URL(url).protocol) ? { href: url } : null
  const place = typeof dest === 'string' ? await pdf.getDestination(dest) : dest
  const target = place?.[0]
  if (typeof target === 'number') return { page: target + 1 }
  return target ? { page: (await pdf.getPageIndex(target as { num: number; gen: number })) + 1 } : null
}
