import { useTexts } from '#site/texts/useTexts.ts'
import { Button } from '#site/ui/Button.tsx'
import { ErrorState } from '#site/ui/ErrorState.tsx'
import { Skeleton } from '#site/ui/Skeleton.tsx'

/** Shown until tickets are known. */
export function TicketsWaiting() {
  const { loading } = useTexts('tickets')
  return (
    <>
      <p className="sr-only" role="status">
        {loading}
      </p>
      <div aria-hidden="true">
        <Skeleton height={160} radius={12} />
      </div>
    </>
  )
}

/** Shown when tickets did not load. */
export function TicketsFailed({ level, onRetry }: { level?: 1 | 2; onRetry: () => void }) {
  const t = useTexts('tickets')
  return (
    <ErrorState level={level} title={t.failed} text={t.failedText}>
      <Button look="outline" onPress={onRetry}>
        {t.retry}
      </Button>
    </ErrorState>
  )
}
