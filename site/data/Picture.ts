/** An uploaded picture, populated. */
export type Picture = {
  url: string
  alt?: string | null
  width?: number | null
  height?: number | null
  focalX?: number | null
  focalY?: number | null
  sizes?: Partial<Record<'card' | 'wide', { url?: string | null } | null>> | null
}

/** The picture in one of its stored sizes, or as uploaded. */
export function pictureAt(picture: Picture | null | undefined, size: 'card' | 'wide'): Picture | null {
  if (!picture || typeof picture !== 'object') return null
  return { ...picture, url: picture.sizes?.[size]?.url ?? picture.url }
}
