'use client'
import Download from 'lucide-react/icons/download'
import FileText from 'lucide-react/icons/file-text'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { block, root as button, iconSlot, looks, sizes } from '#site/ui/Button.css.ts'
import { Icon } from '#site/ui/media/Icon.tsx'
import { card, cardIcon, cardText, paper, row } from './PdfStage.css.ts'

/** A PDF: shown in place on wide screens, opened or downloaded on phones, whose browsers embed none. */
export function PdfStage({ path, title }: { path: string; title: string }) {
  const t = useTexts('learning')
  const { base } = useProject()
  const url = `${base}${path}`
  return (
    <>
      <iframe className={paper} src={`${url}#view=FitH&navpanes=0`} title={title} loading="lazy" />
      <div className={row}>
        <div className={card}>
          <Icon icon={FileText} size="l" className={cardIcon} />
          <p className={cardText}>{title}</p>
        </div>
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          className={`${button} ${sizes.m} ${looks.outline} ${block}`}
        >
          {t.openPdf}
        </a>
        <a href={url} download className={`${button} ${sizes.m} ${looks.outline} ${block}`}>
          <span className={iconSlot}>
            <Icon icon={Download} size="s" />
          </span>
          {t.downloadPdf}
        </a>
      </div>
    </>
  )
}
