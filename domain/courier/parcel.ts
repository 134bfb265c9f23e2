import { z } from 'zod'

/** A parcel at hand-over: grams including its box, sides in whole centimetres. */
export const ParcelSchema = z.object({
  weightGrams: z.number().int().min(1).max(50_000),
  lengthCm: z.number().int().min(1).max(200),
  widthCm: z.number().int().min(1).max(200),
  heightCm: z.number().int().min(1).max(200),
})
export type Parcel = z.infer<typeof ParcelSchema>

/** Weight and size of a box unless the project sets another: a few books. */
export const DEFAULT_BOX: Parcel = { weightGrams: 50, lengthCm: 28, widthCm: 22, heightCm: 6 }
/** Weight of goods that have none. */
const UNKNOWN_GRAMS = 300

type Line = { quantity: number; goods: readonly { quantity: number; weightGrams: number }[] }

/** Weight of the goods of these lines with their box, grams. */
export function parcelGrams(lines: readonly Line[], boxGrams: number): number {
  const goods = lines.reduce(
    (total, line) =>
      total +
      line.quantity *
        line.goods.reduce((sum, item) => sum + item.quantity * (item.weightGrams || UNKNOWN_GRAMS), 0),
    0,
  )
  return Math.min(50_000, Math.max(1, Math.round(goods + boxGrams)))
}

/** Cubic centimetres that count as a kilogram (volumetric weight) for couriers in India. */
const CM3_PER_KG = 5000

/** The weight that couriers charge, grams: the actual or the volumetric weight, whichever is higher. */
export const chargedGrams = ({ weightGrams, lengthCm, widthCm, heightCm }: Parcel): number =>
  Math.max(weightGrams, Math.ceil((lengthCm * widthCm * heightCm * 1000) / CM3_PER_KG))
