import { z } from 'zod'

/** A parcel as it is handed over: grams with its box, sides in whole centimetres. */
export const ParcelSchema = z.object({
  weightGrams: z.number().int().min(1).max(50_000),
  lengthCm: z.number().int().min(1).max(200),
  widthCm: z.number().int().min(1).max(200),
  heightCm: z.number().int().min(1).max(200),
})
export type Parcel = z.infer<typeof ParcelSchema>

/** What a box weighs and measures unless the project says otherwise: a few books. */
export const DEFAULT_BOX: Parcel = { weightGrams: 50, lengthCm: 28, widthCm: 22, heightCm: 6 }
/** What goods weigh that name no weight. */
const UNKNOWN_GRAMS = 300

type Line = { quantity: number; goods: readonly { quantity: number; weightGrams: number }[] }

/** What the goods of these lines weigh together with their box, grams. */
export function parcelGrams(lines: readonly Line[], boxGrams: number): number {
  const goods = lines.reduce(
    (total, line) =>
      total +
      line.quantity *
        line.goods.reduce((sum, one) => sum + one.quantity * (one.weightGrams || UNKNOWN_GRAMS), 0),
    0,
  )
  return Math.min(50_000, Math.max(1, Math.round(goods + boxGrams)))
}

/** Cubic centimetres that count as a kilogram: what couriers in India reckon with. */
const CM3_PER_KG = 5000

/** What couriers charge for, grams: the weight, or that of the room a light parcel takes. */
export const chargedGrams = ({ weightGrams, lengthCm, widthCm, heightCm }: Parcel): number =>
  Math.max(weightGrams, Math.ceil((lengthCm * widthCm * heightCm * 1000) / CM3_PER_KG))
