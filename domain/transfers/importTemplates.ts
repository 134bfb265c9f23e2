import { PRODUCT_KINDS } from '../catalogue/kinds.ts'

/** A column of an import file: its content, allowed values and an example. Required columns are marked. */
type TemplateColumn = { name: string; help: string; example: string; isRequired?: boolean }

/** The columns that people fill in by hand, by collection; a file may have others, as exports do. */
export const IMPORT_TEMPLATES: Readonly<Record<string, readonly TemplateColumn[]>> = {
  'selling-products': [
    {
      name: 'title',
      help: 'Up to 150 characters',
      example: 'Organic Chemistry in 40 Lessons',
      isRequired: true,
    },
    {
      name: 'slug',
      help: 'Web address: lower-case letters, digits and hyphens. Empty: made from the title. By it a later file finds the product',
      example: 'organic-chemistry-in-40-lessons',
    },
    { name: 'kind', help: PRODUCT_KINDS.map(({ id }) => id).join(', '), example: 'course', isRequired: true },
    {
      name: 'summary',
      help: 'One or two sentences, up to 300 characters',
      example: 'Reactions and mechanisms, chapter by chapter.',
      isRequired: true,
    },
    {
      name: 'pricePaise',
      help: 'Price in paise, a whole number, or with the sign of rupees: 249900 or ₹2,499',
      example: '249900',
      isRequired: true,
    },
    {
      name: 'mrpPaise',
      help: 'Price struck through, in paise, not below the price. May be empty',
      example: '499900',
    },
    { name: 'validityDays', help: 'Days of access, 1 to 3650. Empty: without an end', example: '365' },
    { name: 'exam', help: 'As on other products, such as JEE Main. May be empty', example: 'NEET' },
    { name: 'language', help: 'The language of the lessons or the book. May be empty', example: 'English' },
    { name: 'taxPercent', help: 'GST in percent, 0 to 40. Empty: as GST and delivery says', example: '18' },
    { name: 'hsn', help: 'HSN or SAC, 4 to 8 digits. May be empty', example: '999293' },
    { name: 'rank', help: 'Position in lists, a whole number; lower comes first', example: '1000' },
  ],
}
