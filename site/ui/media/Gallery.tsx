'use client'
import clsx from 'clsx'
import type { LucideIcon } from 'lucide-react'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type KeyboardEvent, useRef, useState } from 'react'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import * as styles from './Gallery.css.ts'
import { GalleryPicture } from './GalleryPicture.tsx'
import { Icon } from './Icon.tsx'

export type GalleryImage = { url: string; alt: string; smallUrl?: string }

type GalleryProps = {
  /** The accessible name of the gallery. */
  label: string
  images: readonly GalleryImage[]
  /** Aspect ratio of the frame, reserved before anything has loaded. @default '4 / 3' */
  ratio?: string
}

/** Pictures side by side: swiped, moved by arrow keys, or picked from thumbnails. Works without scripts. */
export function Gallery({ label, images, ratio = '4 / 3' }: GalleryProps) {
  const t = useTexts('ui')
  const track = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const last = images.length - 1

  const goTo = (index: number) => {
    const { current: list } = track
    list?.scrollTo({ left: Math.min(last, Math.max(0, index)) * list.clientWidth })
  }
  const press = (event: KeyboardEvent) => {
    const target = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: last }[event.key]
    if (target === undefined) return
    event.preventDefault()
    goTo(target)
  }
  return (
    <section className={styles.root} aria-label={label}>
      <div className={styles.frame}>
        <ul
          ref={track}
          className={styles.track}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
          tabIndex={0}
          aria-label={label}
          onKeyDown={press}
          onScroll={({ currentTarget: list }) =>
            setCurrent(Math.round(list.scrollLeft / Math.max(1, list.clientWidth)))
          }
        >
          {images.map((image, index) => (
            <li key={image.url} className={styles.slide} style={{ aspectRatio: ratio }}>
              <GalleryPicture url={image.url} alt={image.alt} isLazy={index > 0} />
            </li>
          ))}
        </ul>
        {last > 0 ? (
          <>
            <Arrow side="back" icon={ChevronLeft} isOff={current === 0} onPress={() => goTo(current - 1)} />
            <Arrow side="on" icon={ChevronRight} isOff={current === last} onPress={() => goTo(current + 1)} />
            <p className={styles.counter} aria-hidden="true">
              {current + 1} / {images.length}
            </p>
          </>
        ) : null}
      </div>
      {last > 0 ? (
        <div className={styles.thumbs}>
          {images.map((image, index) => (
            <button
              key={image.url}
              type="button"
              className={styles.thumb}
              aria-label={fillPlaceholders(t.picture, { number: index + 1, count: images.length })}
              aria-current={index === current || undefined}
              onClick={() => goTo(index)}
            >
              <GalleryPicture url={image.smallUrl ?? image.url} alt="" isLazy isSmall />
            </button>
          ))}
        </div>
      ) : null}
    </section>
  )
}

type ArrowProps = { side: keyof typeof styles.sides; icon: LucideIcon; isOff: boolean; onPress: () => void }

function Arrow({ side, icon, isOff, onPress }: ArrowProps) {
  const t = useTexts('ui')
  return (
    <button
      type="button"
      className={clsx(styles.arrow, styles.sides[side])}
      aria-label={side === 'back' ? t.previousPicture : t.nextPicture}
      disabled={isOff}
      onClick={onPress}
    >
      <Icon icon={icon} />
    </button>
  )
}
