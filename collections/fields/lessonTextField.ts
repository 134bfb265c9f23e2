import { BlocksFeature, lexicalEditor } from '@payloadcms/richtext-lexical'
import type { Block, RichTextField } from 'payload'
import { MATHS_BLOCK, MAX_FORMULA_LENGTH } from '#domain/maths/replaceMaths.ts'
import { formulaProblem } from '#hooks/lectures/typeset.ts'
import { figureBlock } from './figureBlock.ts'
import { richTextFeatures } from './richTextField.ts'

/** A formula, inline or as a block. */
const maths: Block = {
  slug: MATHS_BLOCK,
  interfaceName: 'MathsBlock',
  labels: { singular: 'Formula', plural: 'Formulas' },
  fields: [
    {
      name: 'tex',
      type: 'text',
      required: true,
      maxLength: MAX_FORMULA_LENGTH,
      label: 'Formula in TeX',
      validate: (value: unknown) => formulaProblem(value) ?? true,
      admin: { description: 'Such as \\frac{1}{2}mv^2' },
    },
  ],
}

const editor = lexicalEditor({
  features: [...richTextFeatures, BlocksFeature({ blocks: [maths, figureBlock], inlineBlocks: [maths] })],
})

/** Rich text of a lesson: with formulas and figures. */
export const lessonTextField = (name: string): RichTextField => ({ name, type: 'richText', editor })
