'use client'
import { useState } from 'react'
import useSWR from 'swr'
import type { SeriesLeaderboardResponse } from '#domain/calls/exams/leaderboards.ts'
import { groupDigits } from '#domain/text/groupDigits.ts'
import { progressCalls } from '#site/data/exams/progressCalls.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { Select } from '#site/ui/fields/Select.tsx'
import * as styles from '../result/ResultReport.css.ts'
import { BoardTable } from './BoardTable.tsx'

type Key = readonly [base: string, name: string, series: string, batch: string | null]

async function load([base, , series, batch]: Key): Promise<SeriesLeaderboardResponse> {
  const answer = await progressCalls(base).seriesLeaderboard(series, batch)
  if (answer.state !== 'ok') throw new Error('tests/seriesleaderboard could not be read')
  return answer.body
}

/** The choice of everybody; ids of batches are never empty. */
const ALL = 'all'

/** Those of a series with their consent, of everybody or of an own batch. Empty while there are none. */
export function SeriesBoard({ series }: { series: string }) {
  const t = useTexts('progress')
  const r = useTexts('result')
  const { base } = useProject()
  const [batch, setBatch] = useState<string | null>(null)
  const { data } = useSWR([base, 'seriesleaderboard', series, batch] as const, load, {
    revalidateOnFocus: false,
    keepPreviousData: true,
  })
  if (!data || (data.rows.length === 0 && batch === null)) return null
  return (
    <section className={styles.panel}>
      <h2 className={styles.heading}>{t.board}</h2>
      <p className={styles.note}>{t.boardText}</p>
      {data.batches.length > 0 ? (
        <Select
          label={t.boardOf}
          options={[
            { id: ALL, label: t.boardAll },
            ...data.batches.map(({ id, title }) => ({ id, label: title })),
          ]}
          value={batch ?? ALL}
          onChange={(id) => setBatch(id === ALL ? null : id)}
        />
      ) : null}
      {data.rows.length > 0 ? (
        <BoardTable
          label={t.board}
          columns={[r.rank, t.boardName, t.boardAverage, t.boardPapers]}
          rows={data.rows.map(({ rank, name, percentile, papers, isOwn }) => ({
            rank: groupDigits(rank),
            name,
            own: isOwn ? r.you : null,
            cells: [percentile, papers],
          }))}
        />
      ) : (
        <p>{t.boardEmpty}</p>
      )}
    </section>
  )
}
