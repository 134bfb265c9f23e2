import type { DoubtDrawing } from '#domain/calls/doubts.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { pageUrl } from '#site/data/account/pageUrl.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { DrawnPage } from '#site/ui/media/DrawnPage.tsx'

/** What an expert drew for an answer. */
export function Drawings({ drawings }: { drawings: readonly DoubtDrawing[] }) {
  const t = useTexts('doubts')
  const { base } = useProject()
  return drawings.map(({ file, drawing }, index) => (
    <DrawnPage
      key={file ?? 'blank'}
      src={pageUrl(base, file)}
      alt={fillPlaceholders(t.draw.drawn, { number: index + 1 })}
      drawing={drawing}
      stepText={() => ''}
      fallback={<p>{t.draw.failed}</p>}
    />
  ))
}
