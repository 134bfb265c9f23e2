import type { Block } from 'payload'
import { FIGURE_BLOCK } from '#domain/learning/figuresIn.ts'

/** A picture as a block of its own, described by its alternative text. */
export const figureBlock: Block = {
  slug: FIGURE_BLOCK,
  interfaceName: 'FigureBlock',
  labels: { singular: 'Figure', plural: 'Figures' },
  fields: [
    { name: 'picture', type: 'upload', relationTo: 'media', required: true },
    { name: 'caption', type: 'text', maxLength: 300 },
  ],
}
