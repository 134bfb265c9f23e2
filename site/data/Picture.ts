import { projectBase } from '#domain/links/projectPath.ts'

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
export function pictureInSize(picture: Picture | null | undefined, size: 'card' | 'wide'): Picture | null {
  if (!picture || typeof picture !== 'object') return null
  return { ...picture, url: picture.sizes?.[size]?.url ?? picture.url }
}

/**
 * The picture with URLs that work on every host: REST returns `/api/media/…`, which under the path prefix
 * would be another project's.
 */
export function withProjectUrl(
  project: string,
  picture: Picture | string | null | undefined,
): Picture | null {
  if (!picture || typeof picture === 'string') return null
  const prefixed = (url: string) => (url.startsWith('/api/') ? `${projectBase(project)}${url}` : url)
  const sizes = Object.entries(picture.sizes ?? {}).map(([name, size]) => [
    name,
    size?.url ? { ...size, url: prefixed(size.url) } : size,
  ])
  return { ...picture, url: prefixed(picture.url), sizes: Object.fromEntries(sizes) }
}
