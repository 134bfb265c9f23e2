import clsx from 'clsx'
import { root } from './Skeleton.css.ts'

type SkeletonProps = {
  /** CSS lengths; numbers are px. @default '100%' */
  width?: number | string
  /** @default 14 */
  height?: number | string
  /** Instead of a height: `16 / 9`. */
  ratio?: string
  radius?: number | string
  className?: string
}

/** A placeholder in the shape of content that is loading. Announce "Loading" once, in the container. */
export function Skeleton({ width = '100%', height = 14, ratio, radius, className }: SkeletonProps) {
  return (
    <div
      aria-hidden="true"
      className={clsx(root, className)}
      style={{ width, ...(ratio ? { aspectRatio: ratio } : { height }), borderRadius: radius }}
    />
  )
}
