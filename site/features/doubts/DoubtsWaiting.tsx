import { useTexts } from '#site/texts/useTexts.ts'
import { Button } from '#site/ui/Button.tsx'
import { ErrorState } from '#site/ui/ErrorState.tsx'
import { Skeleton } from '#site/ui/Skeleton.tsx'

/** While doubts are loading. */
export function DoubtsWaiting() {
  const { loading } = useTexts('doubts')
  return (
    <>
      <p className="sr-only" role="status">
        {loading}
      </p>
      <div aria-hidden="true">
        <Skeleton height={130} radius={12} />
      </div>
    </>
  )
}

/** When they did not load. */
export function DoubtsFailed({ onRetry, level }: { onRetry: () => void; level?: 1 }) {
  const t = useTexts('doubts')
  return (
    <ErrorState {...(level ? { level } : {})} title={t.failed} text={t.failedText}>
      <Button look="outline" onPress={onRetry}>
        {t.retry}
      </Button>
    </ErrorState>
  )
}
