import clsx from 'clsx'
import { coverSubject } from '#domain/catalogue/cover/drawCover.ts'
import type { TilesBlock } from '#site/data/pageBlocks.ts'
import { subjectColors } from '#site/styles/subjects.css.ts'
import { container, tightSection } from '#site/ui/layout.css.ts'
import { CoverDrawing } from '#site/ui/media/CoverDrawing.tsx'
import { AppLink } from '#site/ui/navigation/AppLink.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { SectionHead } from '#site/ui/SectionHead.tsx'
import { linkOf } from './linkOf.ts'
import { drawing, label as labelStyle, list, sub as subStyle, tile } from './Tiles.css.ts'

/** Up to six links, each with the drawing of its subject. */
export function Tiles({ block }: { block: TilesBlock }) {
  return (
    <section className={tightSection}>
      <div className={container}>
        {block.heading ? <SectionHead heading={block.heading} link={linkOf(block)} /> : null}
        <ul className={list}>
          {block.items?.map(({ label, sub, subject, href }) => {
            const knownSubject = coverSubject(subject, label)
            return (
              <li key={label}>
                <AppLink href={href} className={clsx(tile, subjectColors[knownSubject])}>
                  <CoverDrawing subject={knownSubject} seed={label} className={drawing} />
                  <span className={labelStyle}>
                    <MixedText>{label}</MixedText>
                  </span>
                  {sub ? (
                    <span className={subStyle}>
                      <MixedText>{sub}</MixedText>
                    </span>
                  ) : null}
                </AppLink>
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}
