import type { FaqBlock } from '#site/data/pageBlocks.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { container, section } from '#site/ui/layout.css.ts'
import { Faqs } from '#site/ui/richText/Faqs.tsx'
import { SectionHead } from '#site/ui/SectionHead.tsx'
import { faq } from './PageBlocks.css.ts'

export function Faq({ block: { heading, items } }: { block: FaqBlock }) {
  const t = useTexts('sections')
  if (!items || items.length === 0) return null
  return (
    <section className={section}>
      <div className={container}>
        <div className={faq}>
          <SectionHead heading={heading || t.questions} />
          <Faqs items={items} />
        </div>
      </div>
    </section>
  )
}
