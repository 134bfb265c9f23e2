'use client'
import { BrandMark, logoKind } from '#site/features/shell/frame/BrandMark.tsx'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { subjectColors } from '#site/styles/subjects.css.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { CoverDrawing } from '#site/ui/media/CoverDrawing.tsx'
import { brand, brandMark, drawing, heading, plate, root, text } from './DialogArt.css.ts'

/** The brand's side of the dialog, from 900 px; decorative, its text is repeated elsewhere. */
export function DialogArt() {
  const t = useTexts('auth')
  const { slug, title, config } = useProject()
  const { logo } = config.brand ?? {}
  const kind = logoKind(logo)
  return (
    <div className={`${root} ${subjectColors.physics}`} aria-hidden="true">
      <CoverDrawing subject="physics" seed={slug} className={drawing} />
      <span className={brand}>
        {kind ? (
          <span className={plate}>
            <BrandMark title={title} logo={logo} />
          </span>
        ) : (
          <BrandMark title={title} tile={brandMark} />
        )}
        {kind === 'wordmark' ? null : title}
      </span>
      <div>
        <p className={heading}>{config.loginArt?.heading || t.artHeading}</p>
        <p className={text}>{config.loginArt?.text || t.artText}</p>
      </div>
    </div>
  )
}
