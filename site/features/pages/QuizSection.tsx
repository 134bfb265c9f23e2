import { countedText } from '#domain/text/counted.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import type { QuizBlock } from '#site/data/pageBlocks.ts'
import type { SectionContent } from '#site/data/sectionContent.ts'
import { PageTexts } from '#site/texts/PageTexts.tsx'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { container, section } from '#site/ui/layout.css.ts'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import type { QuizComponent } from './QuizComponent.ts'
import { lead } from './QuizSection.css.ts'

type QuizSectionProps = { block: QuizBlock; content: SectionContent; Quiz: QuizComponent }

/** A quiz that is taken on the page; nothing as long as it is not published. */
export function QuizSection({ block, content, Quiz }: QuizSectionProps) {
  const t = useTexts('exams')
  const facts = useTexts('facts')
  const locale = useLocale()
  const quiz = content.quizzes.get(block.quiz ?? '')
  if (!quiz) return null
  const line = [
    quiz.questionCount > 0 ? countedText(locale, facts.questions, quiz.questionCount) : '',
    fillPlaceholders(t.minutes, { minutes: quiz.minutes }),
  ]
  const words = [block.sub || quiz.summary, line.filter(Boolean).join(' · ')]
  return (
    <section className={section}>
      <div className={container}>
        <div className={lead}>
          <h2>
            <MixedText>{block.heading || quiz.title}</MixedText>
          </h2>
          {words.filter(Boolean).map((text) => (
            <p key={text}>
              <MixedText>{text}</MixedText>
            </p>
          ))}
        </div>
        <PageTexts areas={['exams', 'hall']}>
          <Quiz slug={quiz.slug} />
        </PageTexts>
      </div>
    </section>
  )
}
