import type { PageBlock } from '#site/data/pageBlocks.ts'

const OWN_GROUND: readonly string[] = ['hero', 'stats', 'priceList', 'quotes', 'leadForm']
/** Sections that belong to the one after them. */
const JOINED_TO_NEXT: readonly string[] = ['tiles', 'divider']

/**
 * Product rows and texts have a white and a grey background in turn, starting again after a section with its own
 * background.
 */
export function sectionBackgrounds(
  blocks: readonly Pick<PageBlock, 'blockType'>[],
): ('own' | 'plain' | 'sunken')[] {
  let plain = 0
  return blocks.map(({ blockType }) => {
    if (OWN_GROUND.includes(blockType)) {
      plain = 0
      return 'own'
    }
    if (JOINED_TO_NEXT.includes(blockType)) return plain % 2 === 0 ? 'plain' : 'sunken'
    return plain++ % 2 === 0 ? 'plain' : 'sunken'
  })
}
