'use client'
import { useEffect, useState } from 'react'
import { clockText } from '#site/data/base/timeText.ts'
import { useLocale } from '#site/texts/useTexts.ts'
import { mark } from './Watermark.css.ts'

/** The mark stays so long at one place, ms. It jumps and never glides, so reduced motion needs no other form. */
const JUMP_EVERY_MS = 20_000
/** Places, the first clear of the title on the picture: a side and the distance from it in percent, then the distance from the top. At either side it has the whole width. */
const PLACES = [
  ['right', 8, 62],
  ['left', 20, 34],
  ['right', 4, 14],
  ['left', 8, 58],
  ['right', 20, 78],
  ['left', 6, 22],
] as const

/** The name of the student, the last digits of their phone and the time over the picture: it deters from filming, and prevents nothing. */
export function Watermark({ words }: { words: string }) {
  const locale = useLocale()
  const [jumps, setJumps] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setJumps((count) => count + 1), JUMP_EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  const [side, away, top] = PLACES[jumps % PLACES.length] ?? PLACES[0]
  return (
    <span
      className={mark}
      style={{ [side]: `${away}%`, top: `${top}%` }}
      aria-hidden="true"
      data-watermark=""
    >
      {words} · {clockText(Date.now(), locale)}
    </span>
  )
}
