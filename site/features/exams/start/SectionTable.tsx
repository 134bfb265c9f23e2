'use client'
import type { PaperInfo } from '#domain/calls/exams/tests.ts'
import { ownTime } from '#domain/exams/attempts/ownTime.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { localisedText } from '#domain/text/localisedText.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { right, scheme as schemeStyle, schemes, scroller, table, wrong } from './PaperScreen.css.ts'

/** Each section with its questions, the person's time for it, marks and how they are given. */
export function SectionTable({ sections, accommodation }: Pick<PaperInfo, 'sections' | 'accommodation'>) {
  const t = useTexts('exams')
  const { types } = useTexts('hall')
  const locale = useLocale()
  const hasTimes = sections.some(({ minutes }) => minutes !== null)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div className={scroller} tabIndex={0}>
      <table className={table}>
        <thead>
          <tr>
            <th scope="col">{t.section}</th>
            <th scope="col">{t.questions}</th>
            {hasTimes ? <th scope="col">{t.time}</th> : null}
            <th scope="col">{t.marks}</th>
            <th scope="col">{t.marking}</th>
          </tr>
        </thead>
        <tbody>
          {sections.map((section) => (
            <tr key={section.id}>
              <th scope="row">
                <MixedText>{localisedText(locale, section.title.en, section.title.hi) ?? ''}</MixedText>
              </th>
              <td>
                {section.choose === null
                  ? section.questions
                  : fillPlaceholders(t.anyOf, { choose: section.choose, total: section.questions })}
              </td>
              {hasTimes ? (
                <td>
                  {section.minutes === null
                    ? t.wholeTime
                    : fillPlaceholders(t.minutes, {
                        minutes: minutesOf(section.minutes, accommodation),
                      })}
                </td>
              ) : null}
              <td>{section.marks}</td>
              <td>
                <ul className={schemes}>
                  {alike(section.schemes).map(({ right: plus, wrong: minus, of }, _, groups) => (
                    <li key={`${plus} ${minus}`} className={schemeStyle}>
                      {groups.length > 1 ? <span>{of.map((type) => types[type]).join(', ')}</span> : null}
                      <span className={right}>{plus}</span>
                      {minus === '0' ? null : <span className={wrong}>{minus}</span>}
                    </li>
                  ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type Schemes = PaperInfo['sections'][number]['schemes']
type Alike = { right: string; wrong: string; of: Schemes[number]['type'][] }

/** The schemes of a section, those that give the same marks as one. */
function alike(schemes: Schemes): Alike[] {
  const groups = new Map<string, Alike>()
  for (const { type, right: plus, wrong: minus } of schemes) {
    const key = `${plus} ${minus}`
    const group = groups.get(key) ?? { right: plus, wrong: minus, of: [] }
    groups.set(key, { ...group, of: [...group.of, type] })
  }
  return [...groups.values()]
}

const minutesOf = (minutes: number, accommodation: PaperInfo['accommodation']): number =>
  accommodation ? Math.floor(ownTime(minutes, accommodation) / 60_000) : minutes
