'use client'
import clsx from 'clsx'
import Lock from 'lucide-react/icons/lock'
import { useEffect, useRef } from 'react'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { LANG } from '#domain/text/locales.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Icon } from '#site/ui/media/Icon.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { lineIn, placeIn } from '../answers/askedQuestions.ts'
import { useHall } from './HallContext.tsx'
import { bar, both, count, language, languages, other, tab, tabs, viewIn } from './SectionTabs.css.ts'
import { useScrollEdges } from './useScrollEdges.ts'

/** The sections with what is answered in each, and in which language questions are read. */
export function SectionTabs() {
  const t = useTexts('hall')
  const { hall, view } = useHall()
  const current = placeIn(view.hall.hall, view.state.current)?.section.id
  const row = useRef<HTMLElement>(null)
  const shown = useRef<HTMLButtonElement>(null)
  useScrollEdges(row)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another section is another button
  useEffect(() => {
    shown.current?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [current])
  return (
    <div className={bar}>
      <nav ref={row} className={tabs} aria-label={t.sections}>
        {view.hall.hall.map((section) => {
          const of = view.state.questions.filter((one) => one.section === section.id)
          const answered = of.filter(({ saved }) => saved !== null).length
          const isOpen = view.open.includes(section.id)
          const first = section.questions[0]
          return (
            <button
              key={section.id}
              ref={section.id === current ? shown : undefined}
              type="button"
              className={tab}
              aria-current={section.id === current ? 'true' : undefined}
              disabled={!isOpen && section.id !== current}
              onClick={() => first && section.id !== current && hall.act({ kind: 'jump', to: first.id })}
            >
              {isOpen ? null : <Icon icon={Lock} size="xs" />}
              <span>
                <MixedText>{lineIn(section.title, view.language)}</MixedText>
              </span>
              <span className={count} aria-hidden="true">
                {answered}/{of.length}
              </span>
              <span className="sr-only">
                {fillPlaceholders(t.sectionCount, { answered, total: of.length })}
              </span>
            </button>
          )
        })}
      </nav>
      {view.hall.paper.languages.length > 1 ? (
        <fieldset className={languages}>
          <legend className="sr-only">{t.viewIn}</legend>
          <span className={viewIn} aria-hidden="true">
            {t.viewIn}
          </span>
          {(['en', 'hi', 'both'] as const).map((name) => (
            <button
              key={name}
              type="button"
              lang={name === 'both' ? undefined : LANG[name]}
              aria-pressed={view.language === name}
              className={clsx(language, other, name === 'both' && both)}
              onClick={() => hall.setLanguage(name)}
            >
              {t.languages[name]}
            </button>
          ))}
        </fieldset>
      ) : null}
    </div>
  )
}
