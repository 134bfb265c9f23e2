'use client'
import type { ChatCounts, OwnVotes } from '#domain/calls/liveChat.ts'
import type { ChatLine } from '#domain/live/chatView.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { moderateLive, voteLive } from '#site/data/account/liveChat.ts'
import { noAnswerText } from '#site/data/base/noAnswerText.ts'
import { clockText } from '#site/data/base/timeText.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { Button } from '#site/ui/Button.tsx'
import { useSnackbar } from '#site/ui/overlays/SnackbarProvider.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { acts, line as lineStyle, small, who } from './ChatPanel.css.ts'

export type RoomProps = {
  id: string
  isTeacher: boolean
  own: OwnVotes
  counts: ChatCounts
  markOwn: (seq: number, option: number) => void
}

const ACTS = ['pin', 'delete', 'mute', 'ban'] as const

/** One message or question, with what the student or the teacher can do with it. */
export function ChatLineView({ line, id, isTeacher, own, counts, markOwn }: RoomProps & { line: ChatLine }) {
  const t = useTexts('liveChat')
  const locale = useLocale()
  const { base } = useProject()
  const showSnackbar = useSnackbar()
  const report = async (sent: ReturnType<typeof voteLive>): Promise<boolean> => {
    const answer = await sent.catch(() => null)
    if (answer?.body.apiSuccess) return true
    showSnackbar(answer?.body.message ?? noAnswerText(base), { severity: 'error' })
    return false
  }
  if (line.isDeleted) return <p className={small}>{t.deleted}</p>
  const isQuestion = line.kind === 'question'
  const votes = counts[line.seq]?.[0] ?? 0
  return (
    <div className={lineStyle}>
      <p className={who}>
        {[
          line.isTeacher ? fillPlaceholders(t.teacher, { name: line.name }) : line.name,
          clockText(line.at, locale),
          ...(isQuestion ? [line.isClosed ? t.answered : t.question] : []),
        ].join(' · ')}
      </p>
      <p>
        <MixedText>{line.text}</MixedText>
      </p>
      {isQuestion || isTeacher ? (
        <div className={acts}>
          {isQuestion ? (
            <Button
              look="ghost"
              size="s"
              isDisabled={line.isClosed || line.seq in own}
              onPress={async () => {
                if (await report(voteLive(base, id, line.seq))) markOwn(line.seq, 0)
              }}
            >
              {fillPlaceholders(t.vote, { count: votes })}
            </Button>
          ) : null}
          {isTeacher
            ? [...(isQuestion && !line.isClosed ? (['answered'] as const) : []), ...ACTS]
                .filter((act) => !line.isTeacher || (act !== 'mute' && act !== 'ban'))
                .map((act) => (
                  <Button
                    key={act}
                    look="ghost"
                    size="s"
                    onPress={() => void report(moderateLive(base, { id, act, seq: line.seq }))}
                  >
                    {t.acts[act]}
                  </Button>
                ))
            : null}
        </div>
      ) : null}
    </div>
  )
}
