'use client'
import { flagUrl } from '#domain/auth/flagUrl.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { flag } from './Flag.css.ts'

/** A country's flag, 20 px wide (spec 7); its name is next to it. */
export function Flag({ code }: { code: string }) {
  const { flagBaseUrl } = useProject().config.adminWebConfig?.signupForm ?? {}
  return (
    // biome-ignore lint/performance/noImgElement: a small file of its own; there is no image optimiser
    <img
      src={flagUrl(code, flagBaseUrl)}
      alt=""
      width={20}
      height={14}
      loading="lazy"
      decoding="async"
      className={flag}
    />
  )
}
