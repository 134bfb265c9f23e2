'use client'
import clsx from 'clsx'
import { useLostPage } from '#site/features/error-report/useLostPage.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { root as button, looks, sizes } from '#site/ui/Button.css.ts'
import { ErrorState } from '#site/ui/ErrorState.tsx'
import { container, section } from '#site/ui/layout.css.ts'

type PageErrorProps = { error: Error; retry: () => void }

/** A page that failed to render; `retry` requests it from the server again. */
export default function PageError({ error, retry }: PageErrorProps) {
  useLostPage(error)
  const t = useTexts('system')
  return (
    <div className={section}>
      <div className={container}>
        <ErrorState level={1} title={t.pageFailed} text={t.pageFailedText}>
          <button type="button" className={clsx(button, sizes.m, looks.outline)} onClick={retry}>
            {t.retry}
          </button>
        </ErrorState>
      </div>
    </div>
  )
}
