'use client'
import type { ChatLine } from '#domain/live/chatView.ts'
import { countedText } from '#domain/text/counted.ts'
import { moderateLive, voteLive } from '#site/data/account/liveChat.ts'
import { noAnswerText } from '#site/data/base/noAnswerText.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { Button } from '#site/ui/Button.tsx'
import { Meter } from '#site/ui/Meter.tsx'
import { useSnackbar } from '#site/ui/overlays/SnackbarProvider.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { pollOptionLabel } from '../../pollOptionLabel.ts'
import type { RoomProps } from './ChatLineView.tsx'
import { acts, box, small } from './ChatPanel.css.ts'

/** The newest poll: its options while it can be answered, its bars once the student has answered or it is closed. */
export function ChatPoll({ poll, id, isTeacher, own, counts, markOwn }: RoomProps & { poll: ChatLine }) {
  const t = useTexts('liveChat')
  const locale = useLocale()
  const { base } = useProject()
  const showSnackbar = useSnackbar()
  const given = counts[poll.seq] ?? []
  const all = given.reduce((sum, one) => sum + one, 0)
  const chosen = own[poll.seq]
  const showsBars = poll.isClosed || isTeacher || chosen !== undefined
  const report = async (sent: ReturnType<typeof voteLive>): Promise<boolean> => {
    const answer = await sent.catch(() => null)
    if (answer?.body.apiSuccess) return true
    showSnackbar(answer?.body.message ?? noAnswerText(base), { severity: 'error' })
    return false
  }
  const choose = async (option: number) => {
    if (await report(voteLive(base, id, poll.seq, option))) markOwn(poll.seq, option)
  }
  return (
    <section className={box} aria-label={t.poll}>
      <p>
        <MixedText>{poll.text}</MixedText>
      </p>
      {poll.options.map((option, index) =>
        showsBars ? (
          <Meter
            key={option}
            label={pollOptionLabel(t, option, { isOwn: index === chosen, isRight: index === poll.right })}
            tone={index === poll.right ? 'success' : 'primary'}
            value={given[index] ?? 0}
            max={Math.max(all, 1)}
            text={`${all === 0 ? 0 : Math.round(((given[index] ?? 0) / all) * 100)}%`}
          />
        ) : (
          <Button key={option} look="outline" onPress={() => void choose(index)}>
            {option}
          </Button>
        ),
      )}
      <p className={small}>{countedText(locale, poll.isClosed ? t.pollClosed : t.pollAnswers, all)}</p>
      {poll.right !== null && !isTeacher && chosen !== poll.right ? (
        <p className={small}>{chosen === undefined ? t.toRevision : t.inRevision}</p>
      ) : null}
      {isTeacher && !poll.isClosed ? (
        <div className={acts}>
          <Button
            look="ghost"
            size="s"
            onPress={() => void report(moderateLive(base, { id, act: 'closePoll', seq: poll.seq }))}
          >
            {t.acts.closePoll}
          </Button>
        </div>
      ) : null}
    </section>
  )
}
