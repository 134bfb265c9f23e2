import type { DoubtView } from '#domain/calls/doubts.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { timeText } from '#site/data/base/timeText.ts'
import { MessageFiles } from '#site/features/shell/files/MessageFiles.tsx'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { Card } from '#site/ui/Card.tsx'
import { AppLink } from '#site/ui/navigation/AppLink.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { Typeset } from '#site/ui/richText/Typeset.tsx'
import { Drawings } from './Drawings.tsx'
import { author, conversation, facts, others, own } from './doubts.css.ts'
import { positionText } from './positionText.ts'

type ConversationProps = {
  doubt: Pick<DoubtView, 'askedAt' | 'blocks' | 'files' | 'messages' | 'lesson'>
  /** Who asked, for experts; null for the student. */
  student: string | null
}

/** What was asked and answered, oldest first, with formulas drawn. */
export function Conversation({ doubt, student }: ConversationProps) {
  const t = useTexts('doubts')
  const locale = useLocale()
  const { lesson } = doubt
  const isStudent = student === null
  const first = {
    at: doubt.askedAt,
    by: 'student' as const,
    name: student,
    blocks: doubt.blocks,
    files: doubt.files,
    drawings: [],
  }
  const nameOf = ({ by, name }: DoubtView['messages'][number]) =>
    name === null ? t.you : name || (by === 'expert' ? t.expert : t.student)
  return (
    <Card as="section" pad="l" className={conversation}>
      {lesson ? (
        <p className={facts}>
          <AppLink href={lesson.href}>
            <MixedText>
              {lesson.second === null
                ? fillPlaceholders(t.about, { title: lesson.title })
                : fillPlaceholders(t.aboutAt, {
                    title: lesson.title,
                    time: positionText(lesson.second),
                  })}
            </MixedText>
          </AppLink>
        </p>
      ) : null}
      {[first, ...doubt.messages].map((message) => (
        <div
          key={`${message.at} ${message.by}`}
          className={(message.by === 'student') === isStudent ? own : others}
        >
          <p className={author}>
            <MixedText>{nameOf(message)}</MixedText>
          </p>
          <Typeset text={{ [locale]: message.blocks }} language={locale} />
          <MessageFiles files={message.files} />
          <Drawings drawings={message.drawings} />
          <p className={facts}>{timeText(message.at, locale)}</p>
        </div>
      ))}
    </Card>
  )
}
