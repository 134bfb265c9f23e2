'use client'
import { useParams } from 'next/navigation'
import { useState } from 'react'
import type { ExpertDoubtView } from '#domain/calls/doubts.ts'
import { doubtMove } from '#domain/doubts/transitions.ts'
import { useExpertDoubt, workOnDoubt } from '#site/data/account/doubts.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { Button } from '#site/ui/Button.tsx'
import { EmptyState } from '#site/ui/EmptyState.tsx'
import { AppLink } from '#site/ui/navigation/AppLink.tsx'
import { LinkButton } from '#site/ui/navigation/LinkButton.tsx'
import { useSnackbar } from '#site/ui/overlays/SnackbarProvider.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { Conversation } from './Conversation.tsx'
import { DoubtBadge } from './DoubtBadge.tsx'
import { DoubtsFailed, DoubtsWaiting } from './DoubtsWaiting.tsx'
import type { DrawablePage } from './DrawField.tsx'
import { DueTime } from './DueTime.tsx'
import { back, buttons, facts, title, top } from './doubts.css.ts'
import { MessageForm } from './MessageForm.tsx'
import { RejectDoubt } from './RejectDoubt.tsx'

/** `/expert/doubts/<number>`: a doubt that the expert may answer. */
export function ExpertDoubtWork() {
  const t = useTexts('doubts')
  const { base } = useProject()
  const { number } = useParams<{ number: string }>()
  const { doubt, error, reload } = useExpertDoubt(base, decodeURIComponent(number))
  if (!doubt && error) return <DoubtsFailed onRetry={() => void reload()} />
  if (doubt === undefined) return <DoubtsWaiting />
  if (doubt === null)
    return (
      <EmptyState title={t.noSuch} text={t.noSuchText}>
        <LinkButton href="/expert/doubts">{t.all}</LinkButton>
      </EmptyState>
    )
  return <Work doubt={doubt} reload={reload} />
}

function Work({ doubt, reload }: { doubt: ExpertDoubtView; reload: () => Promise<unknown> }) {
  const t = useTexts('doubts')
  const { base } = useProject()
  const showSnackbar = useSnackbar()
  const [isBusy, setIsBusy] = useState(false)
  const { id, number, state, isMine } = doubt
  const mayDo = (event: 'take' | 'release' | 'answer' | 'reject') =>
    doubtMove(state, event, 'expert') !== null
  const work = async (what: 'take' | 'release') => {
    setIsBusy(true)
    const answer = await workOnDoubt(base, what, { doubt: id })
    await reload().catch(() => undefined)
    setIsBusy(false)
    showSnackbar(answer.message)
  }
  const reject = mayDo('reject') ? <RejectDoubt doubt={id} onRejected={reload} /> : null
  return (
    <>
      <AppLink href="/expert/doubts" className={back}>
        {t.all}
      </AppLink>
      <div className={top}>
        <p className={facts}>{[number, t.subjects[doubt.subject]].join(' · ')}</p>
        <DoubtBadge state={state} />
      </div>
      <DueTime dueAt={doubt.dueAt} />
      <h2 className={title}>
        <MixedText>{doubt.title}</MixedText>
      </h2>
      <Conversation doubt={doubt} student={doubt.student} />
      {mayDo('take') ? (
        <div className={buttons}>
          <Button isPending={isBusy} onPress={() => void work('take')}>
            {t.take}
          </Button>
          {reject}
        </div>
      ) : null}
      {isMine && mayDo('answer') ? (
        <MessageForm
          doubt={id}
          label={t.answer}
          help={t.answerHelp}
          filesHelp={t.answerFilesHelp}
          sendLabel={t.sendAnswer}
          pages={drawablePages(doubt, t.draw.blank)}
          send={(body) => workOnDoubt(base, 'answer', body)}
          onSent={reload}
        >
          {mayDo('release') ? (
            <Button look="outline" isPending={isBusy} onPress={() => void work('release')}>
              {t.release}
            </Button>
          ) : null}
          {mayDo('take') ? null : reject}
        </MessageForm>
      ) : null}
    </>
  )
}

/** The pictures of a doubt and a blank page. */
const drawablePages = ({ files, messages }: ExpertDoubtView, blank: string): DrawablePage[] => [
  ...[...files, ...messages.flatMap((message) => message.files)]
    .filter(({ kind }) => kind === 'picture')
    .map(({ id, name }) => ({ file: id, name })),
  { file: null, name: blank },
]
