'use client'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { Banner } from '#site/ui/Banner.tsx'
import { Button } from '#site/ui/Button.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { Skeleton } from '#site/ui/Skeleton.tsx'
import { ChatForm } from './ChatForm.tsx'
import { ChatLineView } from './ChatLineView.tsx'
import { box, head, heading, log, panel, small } from './ChatPanel.css.ts'
import { ChatPoll } from './ChatPoll.tsx'
import { useLiveChat } from './useLiveChat.ts'

/** Loads for teachers. */
const TeacherTools = lazy(() => import('./TeacherTools.tsx').then((m) => ({ default: m.TeacherTools })))

/** How near to its end a log follows what comes, px. */
const NEAR_PX = 60

/** The chat room beside a live class: what is pinned, polls, messages, questions by votes, and a line to write. */
export function ChatPanel({ id }: { id: string }) {
  const t = useTexts('liveChat')
  const { base } = useProject()
  const [isPaused, setPaused] = useState(false)
  const [isQuestions, setQuestions] = useState(false)
  const { room, view, counts, failed, waiting, loadOlder, markOwn } = useLiveChat(base, id, isPaused)
  const logRef = useRef<HTMLDivElement>(null)
  const isFollowing = useRef(true)
  const votesOf = (seq: number) => counts[seq]?.[0] ?? 0
  const lines = isQuestions
    ? view.lines
        .filter(({ kind, isDeleted }) => kind === 'question' && !isDeleted)
        .toSorted((a, b) => Number(a.isClosed) - Number(b.isClosed) || votesOf(b.seq) - votesOf(a.seq))
    : view.lines
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows with every line
  useEffect(() => {
    const element = logRef.current
    if (element && isFollowing.current && !isQuestions) element.scrollTop = element.scrollHeight
  }, [lines.length, isQuestions])

  if (failed)
    return (
      <section className={panel} aria-label={t.title}>
        <Banner tone="warning">{failed}</Banner>
      </section>
    )
  if (!room) return <Skeleton height={320} radius={12} />
  const of = { id, isTeacher: room.isTeacher, own: room.own, counts, markOwn }
  const [poll] = view.polls
  return (
    <section className={panel} aria-label={t.title}>
      <div className={head}>
        <h2 className={heading}>{t.title}</h2>
        <div className={head}>
          <Button look="ghost" size="s" aria-pressed={isQuestions} onPress={() => setQuestions(!isQuestions)}>
            {isQuestions ? t.showAll : t.showQuestions}
          </Button>
          <Button look="ghost" size="s" aria-pressed={isPaused} onPress={() => setPaused(!isPaused)}>
            {isPaused ? t.goOn : t.pause}
          </Button>
        </div>
      </div>
      {room.isTeacher ? (
        <Suspense fallback={null}>
          <TeacherTools id={id} rules={room.rules} />
        </Suspense>
      ) : null}
      {view.pinned ? (
        <div className={box}>
          <p className={small}>{t.pinned}</p>
          <p>
            <MixedText>{view.pinned.text}</MixedText>
          </p>
        </div>
      ) : null}
      {poll ? <ChatPoll poll={poll} {...of} /> : null}
      <div
        ref={logRef}
        role="log"
        aria-label={isQuestions ? t.showQuestions : t.title}
        aria-live={isPaused ? 'off' : 'polite'}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a log that scrolls is reached by keyboard
        tabIndex={0}
        className={log}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          isFollowing.current = scrollHeight - scrollTop - clientHeight < NEAR_PX
        }}
      >
        {room.hasMore && !isQuestions ? (
          <Button look="ghost" size="s" onPress={() => void loadOlder()}>
            {t.older}
          </Button>
        ) : null}
        {lines.length === 0 ? <p className={small}>{t.empty}</p> : null}
        {lines.map((line) => (
          <ChatLineView key={line.seq} line={line} {...of} />
        ))}
      </div>
      {isPaused && waiting > 0 ? (
        <p className={small}>{fillPlaceholders(t.waiting, { count: waiting })}</p>
      ) : null}
      <ChatForm id={id} room={room} />
    </section>
  )
}
