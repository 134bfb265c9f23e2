'use client'
import { useSearchParams } from 'next/navigation'
import { Suspense } from 'react'
import { EXPERT_DOUBT_LISTS } from '#domain/calls/doubts.ts'
import { type ExpertList, useExpertDoubts } from '#site/data/account/doubts.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { EmptyState } from '#site/ui/EmptyState.tsx'
import { AppLink } from '#site/ui/navigation/AppLink.tsx'
import { tab, list as tabList } from '#site/ui/navigation/Tabs.css.ts'
import { DoubtCard } from './DoubtCard.tsx'
import { DoubtsPagination } from './DoubtsPagination.tsx'
import { DoubtsFailed, DoubtsWaiting } from './DoubtsWaiting.tsx'

/** `/expert/doubts`: pending doubts, longest waiting first, and those the expert has answered. */
export function ExpertDoubtLists() {
  return (
    <Suspense fallback={<DoubtsWaiting />}>
      <Lists />
    </Suspense>
  )
}

const listOf = (value: string | null): ExpertList => (value === 'answered' ? 'answered' : 'waiting')
const hrefOf = (list: ExpertList, page = 1): string => {
  const query = new URLSearchParams({
    ...(list === 'waiting' ? {} : { list }),
    ...(page === 1 ? {} : { page: String(page) }),
  }).toString()
  return query ? `/expert/doubts?${query}` : '/expert/doubts'
}

function Lists() {
  const t = useTexts('doubts')
  const expert = useTexts('expert')
  const { base } = useProject()
  const search = useSearchParams()
  const list = listOf(search.get('list'))
  const page = Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1)
  const { list: found, error, reload } = useExpertDoubts(base, list, page)
  const labels = { waiting: t.waiting, answered: t.done }
  return (
    <>
      <nav className={tabList} aria-label={t.title}>
        {EXPERT_DOUBT_LISTS.map((id) => (
          <AppLink key={id} href={hrefOf(id)} className={tab} aria-current={id === list ? 'page' : undefined}>
            {labels[id]}
          </AppLink>
        ))}
      </nav>
      {!found && error ? <DoubtsFailed onRetry={() => void reload()} /> : null}
      {!found && !error ? <DoubtsWaiting /> : null}
      {found?.total === 0 ? (
        <EmptyState
          title={list === 'waiting' ? expert.work.expertDoubts.nothing : t.noneDone}
          text={expert.doubtsText}
        />
      ) : null}
      {found?.doubts.map((doubt) => (
        <DoubtCard key={doubt.id} doubt={doubt} href={`/expert/doubts/${doubt.number}`} />
      ))}
      <DoubtsPagination page={page} list={found} hrefOf={(number) => hrefOf(list, number)} />
    </>
  )
}
