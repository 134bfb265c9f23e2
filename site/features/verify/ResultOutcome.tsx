import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import type { VerifiedResult } from '#domain/calls/learning/certificates.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { groupDigits } from '#domain/text/groupDigits.ts'
import { rankText } from '#domain/text/rankText.ts'
import { dayText } from '#site/data/base/dateText.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { Icon } from '#site/ui/media/Icon.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { bad, card, facts, good, head, name, text, title } from './VerifyScreen.css.ts'

/** Whether the link of a result card is genuine, and the result in it. */
export function ResultOutcome({ verified: { state, result } }: { verified: VerifiedResult }) {
  const t = useTexts('verify')
  const locale = useLocale()
  const isValid = state === 'valid'
  const shown: [string, string][] = result
    ? [
        ...(result.standing
          ? ([
              [
                t.rank,
                fillPlaceholders(t.rankOf, {
                  rank: rankText(result.standing.rank, locale),
                  candidates: groupDigits(result.standing.candidates),
                }),
              ],
              [t.percentile, result.standing.percentile],
            ] satisfies [string, string][])
          : []),
        [t.cardOf, dayText(result.on, locale)],
        [t.key, result.key],
      ]
    : []
  return (
    <section className={card} aria-labelledby="outcome">
      <div className={head}>
        <Icon icon={isValid ? CircleCheck : CircleX} size="l" className={isValid ? good : bad} />
        <h1 id="outcome" className={title}>
          {t.resultStates[state]}
        </h1>
      </div>
      <p className={text}>{t.resultTexts[state]}</p>
      {result ? (
        <>
          <p className={name}>
            <MixedText>{result.name}</MixedText>
          </p>
          <p>
            <MixedText>
              {fillPlaceholders(t.result, { marks: result.marks, full: result.full, title: result.title })}
            </MixedText>
          </p>
          <dl className={facts}>
            {shown.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </>
      ) : null}
    </section>
  )
}
