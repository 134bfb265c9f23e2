'use client'
import { useEffect, useState } from 'react'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import type { OpenedPdf } from './openPdf.ts'
import { link } from './PdfReader.css.ts'
import { type Area, type PageLink, pageLinks } from './pageLinks.ts'

type PdfLinksProps = { opened: OpenedPdf; number: number; onPage: (page: number) => void }

/** The links of a page, to the web and within the document. */
export function PdfLinks({ opened: { pdf }, number, onPage }: PdfLinksProps) {
  const t = useTexts('reader')
  const [links, setLinks] = useState<readonly PageLink[]>([])
  useEffect(() => {
    let isLeft = false
    pageLinks(pdf, number).then(
      (found) => isLeft || setLinks(found),
      () => undefined,
    )
    return () => {
      isLeft = true
    }
  }, [pdf, number])
  return links.map((one) => {
    const key = Object.values(one.area).join()
    if ('href' in one)
      return (
        <a
          key={key}
          className={link}
          style={percentOf(one.area)}
          href={one.href}
          target="_blank"
          rel="noopener noreferrer"
        >
          <span className="sr-only">{one.href}</span>
        </a>
      )
    return (
      <button
        key={key}
        type="button"
        className={link}
        style={percentOf(one.area)}
        aria-label={fillPlaceholders(t.goTo, { page: one.page })}
        onClick={() => onPage(one.page)}
      />
    )
  })
}

const percentOf = ({ left, top, width, height }: Area) => ({
  left: `${left}%`,
  top: `${top}%`,
  width: `${width}%`,
  height: `${height}%`,
})
