'use client'
import { useState } from 'react'
import type { BatchPlace } from '#domain/calls/batches.ts'
import { countedText } from '#domain/text/counted.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { useMe } from '#site/data/account/me.ts'
import { noAnswerText } from '#site/data/base/noAnswerText.ts'
import { timeText } from '#site/data/base/timeText.ts'
import { useBatchPlaces } from '#site/data/shop/batchPlaces.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { Button } from '#site/ui/Button.tsx'
import { ErrorState } from '#site/ui/ErrorState.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { Skeleton } from '#site/ui/Skeleton.tsx'
import { useChoice } from '../ChoiceContext.tsx'
import { OptionCards } from '../OptionCards.tsx'
import { row, rowFacts, rows, rowsNote, rowTitle, seatRow, seatRows } from '../ProductScreen.css.ts'
import { BatchActs, type ShownBatch } from './BatchActs.tsx'

type BatchChoiceProps = {
  /** `legend` names its options. */
  product: { id: string; slug: string; legend: string }
  batches: readonly ShownBatch[]
  timeZone: string | undefined
}

/** The batches of a product with their free seats, and what the person can do about each. */
export function BatchChoice({ product, batches, timeZone }: BatchChoiceProps) {
  const t = useTexts('batches')
  const { base } = useProject()
  const { me } = useMe(base)
  const uid = me === undefined ? undefined : (me?.uid ?? null)
  const { found, error, reload } = useBatchPlaces(base, product.id, uid)
  const { options } = useChoice()
  const [message, setMessage] = useState<{ text: string; isProblem: boolean } | null>(null)
  if (!found && error)
    return (
      <ErrorState level={2} title={t.notLoaded} text={noAnswerText(base)}>
        <Button look="outline" onPress={() => void reload()}>
          {t.retry}
        </Button>
      </ErrorState>
    )
  const shown = batches.flatMap((batch) => {
    const place = found?.places.find(({ id }) => id === batch.id)
    return found && !place ? [] : [{ batch, place }]
  })
  if (found && shown.length === 0) return <p>{t.none}</p>
  const hasChosen = found?.places.some(({ state }) => state === 'mine') ?? false
  return (
    <>
      {found?.hasAccess && !hasChosen ? <p className={rowsNote}>{t.owned}</p> : null}
      {options.length > 1 && !found?.hasAccess ? <OptionCards legend={product.legend} /> : null}
      <p role={message?.isProblem ? 'alert' : 'status'}>{message?.text}</p>
      <ul className={`${rows} ${seatRows}`}>
        {shown.map(({ batch, place }) => (
          <li key={batch.id} className={`${row} ${seatRow}`}>
            <span className={rowTitle}>
              <MixedText>{batch.title}</MixedText>
            </span>
            <span className={rowFacts}>
              <MixedText>{batch.facts}</MixedText>
            </span>
            {place ? (
              <>
                <PlaceText place={place} timeZone={timeZone} />
                <BatchActs
                  product={product}
                  batch={batch}
                  place={place}
                  hasAccess={found?.hasAccess ?? false}
                  hasChosen={hasChosen}
                  isSignedIn={Boolean(me)}
                  onDone={async (text, isProblem) => {
                    setMessage({ text, isProblem })
                    await reload().catch(() => undefined)
                  }}
                />
              </>
            ) : (
              <Skeleton height={44} radius={12} />
            )}
          </li>
        ))}
      </ul>
      {hasChosen ? <p className={rowsNote}>{t.moves}</p> : null}
      {found?.hasAccess ? null : <p className={rowsNote}>{t.kept}</p>}
    </>
  )
}

/** Seats up to this number are counted. */
const FEW = 10

/** The person's seat or waitlist state in a batch, as text. */
function PlaceText({ place, timeZone }: { place: BatchPlace; timeZone: string | undefined }) {
  const t = useTexts('batches')
  const locale = useLocale()
  const { state, left, until, ahead } = place
  const parts = [
    fillPlaceholders(t.states[state], { moment: until === null ? '' : timeText(until, locale, timeZone) }),
    state === 'free' && left !== null && left <= FEW ? countedText(locale, t.left, left) : null,
    ahead ? countedText(locale, t.ahead, ahead) : null,
  ]
  return <b>{parts.filter(Boolean).join(' · ')}</b>
}
