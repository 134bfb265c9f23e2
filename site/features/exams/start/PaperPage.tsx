import clsx from 'clsx'
import type { PaperKind } from '#domain/exams/releases/paperKinds.ts'
import { countedText } from '#domain/text/counted.ts'
import { duration } from '#site/data/catalogue/courseFacts.ts'
import { PageTexts } from '#site/texts/PageTexts.tsx'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { container, screenful } from '#site/ui/layout.css.ts'
import { Breadcrumbs, type Crumb } from '#site/ui/navigation/Breadcrumbs.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { facts as factsStyle, page, title as titleStyle } from './PaperScreen.css.ts'
import { PaperScreen } from './PaperScreen.tsx'

type PaperPageProps = {
  kind: PaperKind
  slug: string
  title: string
  summary?: string | null
  questions: number
  minutes: number
  marks?: number
  startsAt?: string | null | undefined
  /** Above the paper, without the paper itself. */
  crumbs: readonly Crumb[]
}

/** The page of a paper or quiz before its start: its public outline, and below it what depends on the person. */
export function PaperPage({
  kind,
  slug,
  title,
  summary,
  questions,
  minutes,
  marks = 0,
  startsAt,
  crumbs,
}: PaperPageProps) {
  const facts = useTexts('facts')
  const locale = useLocale()
  const line = [
    questions > 0 ? countedText(locale, facts.questions, questions) : '',
    duration(minutes, facts),
    marks > 0 ? countedText(locale, facts.marks, marks) : '',
  ]
  return (
    <div className={clsx(container, screenful)}>
      <div className={page}>
        <Breadcrumbs crumbs={[...crumbs, { label: title }]} />
        <div>
          <h1 className={titleStyle}>
            <MixedText>{title}</MixedText>
          </h1>
          <p className={factsStyle}>{line.filter(Boolean).join(' · ')}</p>
          {summary ? (
            <p>
              <MixedText>{summary}</MixedText>
            </p>
          ) : null}
        </div>
        <PageTexts areas={['exams', 'hall']}>
          <PaperScreen kind={kind} slug={slug} startsAt={startsAt} />
        </PageTexts>
      </div>
    </div>
  )
}
