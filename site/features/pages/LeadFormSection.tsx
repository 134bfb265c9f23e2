import type { LeadFormBlock } from '#site/data/pageBlocks.ts'
import type { SectionContent } from '#site/data/sectionContent.ts'
import { PageTexts } from '#site/texts/PageTexts.tsx'
import { Card } from '#site/ui/Card.tsx'
import { container, section, sunken } from '#site/ui/layout.css.ts'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import type { LeadFormComponent } from './LeadFormComponent.ts'
import { copy, row, text } from './LeadFormSection.css.ts'

type LeadFormSectionProps = { block: LeadFormBlock; content: SectionContent; LeadForm: LeadFormComponent }

/** The purpose of the form on the left, the form itself on the right. */
export function LeadFormSection({ block, content, LeadForm }: LeadFormSectionProps) {
  const form = content.forms.get(block.form ?? '')
  if (!form) return null
  return (
    <section className={`${section} ${sunken}`}>
      <div className={`${container} ${row}`}>
        <div className={copy}>
          <h2>
            <MixedText>{block.heading || form.title}</MixedText>
          </h2>
          {[block.sub, form.text].filter(Boolean).map((line) => (
            <p key={line} className={text}>
              <MixedText>{line}</MixedText>
            </p>
          ))}
        </div>
        <Card pad="l">
          <PageTexts areas={['lead']}>
            <LeadForm form={form} />
          </PageTexts>
        </Card>
      </div>
    </section>
  )
}
