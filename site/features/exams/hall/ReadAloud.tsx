'use client'
import Volume2 from 'lucide-react/icons/volume-2'
import { useEffect, useState } from 'react'
import type { LocalTypeset, TypesetLeaf } from '#domain/exams/questions/typesetContent.ts'
import { LANG } from '#domain/text/locales.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { PlainButton } from '#site/ui/PlainButton.tsx'
import { type ShownLanguage, spokenText } from '#site/ui/richText/Typeset.tsx'
import { type Asked, letterOf } from '../answers/askedQuestions.ts'

type ReadAloudProps = {
  asked: Asked
  leaf: TypesetLeaf
  passage: LocalTypeset | null
  language: ShownLanguage
}

/** Reads the question aloud with the voice of the device; nothing where it has none. */
export function ReadAloud({ asked, leaf, passage, language }: ReadAloudProps) {
  const t = useTexts('hall')
  const [isReading, setIsReading] = useState(false)
  const canSpeak = typeof window !== 'undefined' && 'speechSynthesis' in window
  useEffect(() => () => (canSpeak ? window.speechSynthesis.cancel() : undefined), [canSpeak])
  if (!canSpeak) return null
  const toggle = (): void => {
    window.speechSynthesis.cancel()
    if (isReading) {
      setIsReading(false)
      return
    }
    const spoken = (text: LocalTypeset): string => spokenText(text, language)
    const stem = leaf.type === 'assertionReason' ? [leaf.assertion, leaf.reason] : [leaf.stem]
    // In the order and with the letters that the student sees.
    const listed = 'options' in leaf ? leaf.options : []
    const ids = asked.options ?? listed.map(({ id }) => id)
    const options = ids.flatMap((id, at) => {
      const text = listed.find((option) => option.id === id)?.text
      return text ? `${letterOf(at)}. ${spoken(text)}` : []
    })
    const words = [...(passage ? [passage] : []), ...stem].map(spoken)
    const utterance = new SpeechSynthesisUtterance([...words, ...options].join('.\n'))
    utterance.lang = LANG[language === 'hi' ? 'hi' : 'en']
    utterance.onend = () => setIsReading(false)
    window.speechSynthesis.speak(utterance)
    setIsReading(true)
  }
  return (
    <PlainButton look="ghost" size="s" icon={Volume2} aria-pressed={isReading} onClick={toggle}>
      {isReading ? t.stopReading : t.readAloud}
    </PlainButton>
  )
}
