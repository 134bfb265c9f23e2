'use client'
import MessageSquarePlus from 'lucide-react/icons/message-square-plus'
import { useRouter, useSearchParams } from 'next/navigation'
import { lazy, Suspense, useEffect, useState } from 'react'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { type DoubtStart, doubtStartOf } from '#site/data/account/doubtHref.ts'
import { useDoubts } from '#site/data/account/doubts.ts'
import { useMe } from '#site/data/account/me.ts'
import { AccountFrame } from '#site/features/shell/account/AccountFrame.tsx'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { Button } from '#site/ui/Button.tsx'
import { EmptyState } from '#site/ui/EmptyState.tsx'
import { emptyTickets } from '#site/ui/media/emptyArt.tsx'
import { DoubtCard } from './DoubtCard.tsx'
import { DoubtsPagination } from './DoubtsPagination.tsx'
import { DoubtsFailed, DoubtsWaiting } from './DoubtsWaiting.tsx'
import { facts, head } from './doubts.css.ts'

const AskDialog = lazy(() => import('./AskDialog.tsx').then((m) => ({ default: m.AskDialog })))

/** `/doubts`: the person's questions to the experts, newest first. */
export function DoubtsScreen() {
  const t = useTexts('doubts')
  return (
    <AccountFrame
      purpose={t.purpose}
      skeleton={
        <>
          <h1>{t.title}</h1>
          <DoubtsWaiting />
        </>
      }
    >
      <Suspense fallback={<DoubtsWaiting />}>
        <Doubts />
      </Suspense>
    </AccountFrame>
  )
}

/** `lesson` and `second` of the address: the lesson from which the person came to ask. */
function aboutOf(search: URLSearchParams): { lecture: string; second: number | null } | null {
  const lecture = search.get('lesson')
  if (!lecture) return null
  const second = Number.parseInt(search.get('second') ?? '', 10)
  return { lecture, second: Number.isInteger(second) && second >= 0 ? second : null }
}

function Doubts() {
  const t = useTexts('doubts')
  const { base } = useProject()
  const { me } = useMe(base)
  const router = useRouter()
  const search = useSearchParams()
  const page = Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1)
  const about = aboutOf(new URLSearchParams(search))
  const { list, error, reload } = useDoubts(base, page, me?.uid)
  const [isOpen, setIsOpen] = useState(about !== null)
  const [start, setStart] = useState<DoubtStart | null>(null)
  useEffect(() => {
    const found = doubtStartOf(window.location.hash)
    if (!found) return
    setStart(found)
    setIsOpen(true)
  }, [])
  const opener = (
    <Button icon={MessageSquarePlus} onPress={() => setIsOpen(true)}>
      {t.ask}
    </Button>
  )
  return (
    <>
      <div className={head}>
        <h1>{t.title}</h1>
        {list && list.total > 0 ? opener : null}
      </div>
      {!list && error ? <DoubtsFailed onRetry={() => void reload()} /> : null}
      {!list && !error ? <DoubtsWaiting /> : null}
      {list?.total === 0 ? (
        <EmptyState art={emptyTickets} title={t.none} text={t.noneText}>
          {opener}
        </EmptyState>
      ) : null}
      {list?.quota ? (
        <p className={facts}>{fillPlaceholders(list.quota.left > 0 ? t.quota : t.quotaUsed, list.quota)}</p>
      ) : null}
      {list?.doubts.map((doubt) => (
        <DoubtCard key={doubt.id} doubt={doubt} href={`/doubts/${doubt.number}`} />
      ))}
      <DoubtsPagination
        page={page}
        list={list}
        hrefOf={(number) => (number === 1 ? '/doubts' : `/doubts?page=${number}`)}
      />
      {isOpen && me ? (
        <Suspense fallback={null}>
          <AskDialog
            uid={me.uid}
            about={about}
            start={start}
            onClose={() => {
              setIsOpen(false)
              setStart(null)
              if (about || start) router.replace(`${base}/doubts`)
            }}
            onAsked={() => void reload()}
          />
        </Suspense>
      ) : null}
    </>
  )
}
