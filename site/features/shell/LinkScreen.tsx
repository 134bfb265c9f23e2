import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Button } from '#site/ui/Button.tsx'
import { ErrorState } from '#site/ui/ErrorState.tsx'
import { container, screenful } from '#site/ui/layout.css.ts'
import { Skeleton } from '#site/ui/Skeleton.tsx'
import { page, title } from './LinkScreen.css.ts'

/** The frame of a page for anyone with its link: one narrow column. */
export const LinkScreen = ({ children }: { children: ReactNode }) => (
  <div className={clsx(container, screenful)}>
    <div className={page}>{children}</div>
  </div>
)

type Texts = { title: string; failed: string; failedText: string; retry: string }

/** Pending state of such a page: its title above a placeholder of this height (px), or the error. */
export function LinkPending({
  texts,
  height,
  hasFailed,
  onRetry,
}: {
  texts: Texts
  height: number
  hasFailed: boolean
  onRetry: () => void
}) {
  if (hasFailed)
    return (
      <ErrorState level={1} title={texts.failed} text={texts.failedText}>
        <Button look="outline" onPress={onRetry}>
          {texts.retry}
        </Button>
      </ErrorState>
    )
  return (
    <>
      <h1 className={title}>{texts.title}</h1>
      <Skeleton height={height} radius={12} />
    </>
  )
}
