'use client'
import ImageOff from 'lucide-react/icons/image-off'
import { useEffect, useRef, useState } from 'react'
import { missing, picture, small } from './Gallery.css.ts'
import { Icon } from './Icon.tsx'

type GalleryPictureProps = { url: string; alt: string; isLazy?: boolean; isSmall?: boolean }

/** A picture, or its alternative text when it can't be loaded. */
export function GalleryPicture({ url, alt, isLazy, isSmall }: GalleryPictureProps) {
  const image = useRef<HTMLImageElement>(null)
  const [isMissing, setIsMissing] = useState(false)
  // An error before hydration fires no event.
  useEffect(() => {
    const { current } = image
    setIsMissing(Boolean(current?.complete && current.naturalWidth === 0 && !isLazy))
  }, [isLazy])
  if (isMissing)
    return (
      <span className={missing}>
        <Icon icon={ImageOff} />
        {isSmall ? null : alt}
      </span>
    )
  return (
    // biome-ignore lint/performance/noImgElement: the server makes the sizes; no optimiser of Next
    <img
      ref={image}
      src={url}
      alt={alt}
      loading={isLazy ? 'lazy' : 'eager'}
      decoding="async"
      draggable={false}
      className={isSmall ? small : picture}
      onError={() => setIsMissing(true)}
    />
  )
}
