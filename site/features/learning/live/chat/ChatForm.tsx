'use client'
import { useRef, useState } from 'react'
import type { ChatResponse } from '#domain/calls/liveChat.ts'
import { MAX_CHAT_TEXT } from '#domain/live/chat.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { sayLive } from '#site/data/account/liveChat.ts'
import { noAnswerText } from '#site/data/base/noAnswerText.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { Banner } from '#site/ui/Banner.tsx'
import { Button } from '#site/ui/Button.tsx'
import { Checkbox } from '#site/ui/fields/Checkbox.tsx'
import { TextField } from '#site/ui/fields/TextField.tsx'
import { form } from './ChatPanel.css.ts'

type ChatFormProps = { id: string; room: Pick<ChatResponse, 'rules' | 'isTeacher' | 'isMuted'> }

/** The line in which a message or question is written; what could not be sent stays in it. */
export function ChatForm({ id, room: { rules, isTeacher, isMuted } }: ChatFormProps) {
  const t = useTexts('liveChat')
  const { base } = useProject()
  const [text, setText] = useState('')
  const [isQuestion, setQuestion] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const attempt = useRef<string | null>(null)

  if (isMuted && !isTeacher) return <Banner tone="warning">{t.muted}</Banner>
  if (rules.isTeachersOnly && !isTeacher) return <Banner>{t.teachersOnly}</Banner>

  const send = async () => {
    const said = text.trim()
    if (!said || isBusy) return
    setBusy(true)
    attempt.current ??= crypto.randomUUID()
    const answer = await sayLive(base, { id, attempt: attempt.current, text: said, isQuestion }).catch(
      () => null,
    )
    setBusy(false)
    if (!answer) return setProblem(noAnswerText(base, 'notSent'))
    attempt.current = null
    if (!answer.body.apiSuccess) return setProblem(answer.body.message)
    setProblem(null)
    setText('')
    setQuestion(false)
  }
  return (
    <form
      className={form}
      noValidate
      aria-label={t.write}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <TextField
        label={t.write}
        value={text}
        maxLength={MAX_CHAT_TEXT}
        autoComplete="off"
        onChange={(typed) => {
          attempt.current = null
          setText(typed)
          setProblem(null)
        }}
        help={rules.slowS > 0 && !isTeacher ? fillPlaceholders(t.slow, { seconds: rules.slowS }) : undefined}
        error={problem ?? undefined}
      />
      <Checkbox isSelected={isQuestion} onChange={setQuestion}>
        {t.asQuestion}
      </Checkbox>
      <Button type="submit" isPending={isBusy}>
        {t.send}
      </Button>
    </form>
  )
}
