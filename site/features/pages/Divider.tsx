import type { DividerBlock } from '#site/data/pageBlocks.ts'
import { container } from '#site/ui/layout.css.ts'
import { line, spaces } from './Divider.css.ts'

/** A hairline between two sections. */
export function Divider({ block }: { block: DividerBlock }) {
  return (
    <div className={`${container} ${spaces[block.space ?? 'm']}`}>
      <hr className={line} />
    </div>
  )
}
