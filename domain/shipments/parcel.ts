import { z } from 'zod'

/** A parcel at hand-over: grams including its box, sides in whole centimetres. */
export const ParcelSchema = z.object({
  weightGrams: z.number().int().min(1).max(50_000),
  lengthCm: z.number().int().min(1).max(200),
  widthCm: z.number().int().min(1).max(200),
  heightCm: z.number().int().min(1).max(200),
})
export type Parcel = z.infer<typeof ParcelSchema>

/** Minimum and maximum weight of a packed parcel, grams. */
const MIN_GRAMS = 50
const MAX_GRAMS = 50_000
const MAX_CM = 200

const FAULTS = {
  weightGrams: `Enter the weight in whole grams, from ${MIN_GRAMS} to ${MAX_GRAMS.toLocaleString('en-IN')}.`,
  lengthCm: `Enter the length in whole centimetres, from 1 to ${MAX_CM}.`,
  widthCm: `Enter the width in whole centimetres, from 1 to ${MAX_CM}.`,
  heightCm: `Enter the height in whole centimetres, from 1 to ${MAX_CM}.`,
} as const satisfies Record<keyof Parcel, string>

const within = (name: keyof Parcel, min: number, max: number) =>
  z.number(FAULTS[name]).int(FAULTS[name]).min(min, FAULTS[name]).max(max, FAULTS[name])

/** A parcel that staff pack; stricter than the stored form, which parcels of earlier builds have. */
export const PackedParcelSchema = z.object({
  weightGrams: within('weightGrams', MIN_GRAMS, MAX_GRAMS),
  lengthCm: within('lengthCm', 1, MAX_CM),
  widthCm: within('widthCm', 1, MAX_CM),
  heightCm: within('heightCm', 1, MAX_CM),
})

/** A typed number; undefined for an empty or invalid text such as `5-`. */
const typedNumber = (typed: string): number | undefined =>
  /^[+-]?\d+(\.\d+)?$/.test(typed.trim()) ? Number(typed) : undefined

type TypedProblem = { field: keyof Parcel; message: string }

/** Parses a parcel typed into a form; else the first invalid field, with a message. */
export function parseParcel(
  typed: Record<keyof Parcel, string>,
): { parcel: Parcel } | { problem: TypedProblem } {
  const numbers = Object.fromEntries(Object.entries(typed).map(([name, text]) => [name, typedNumber(text)]))
  const parsed = PackedParcelSchema.safeParse(numbers)
  if (parsed.success) return { parcel: parsed.data }
  const field = (parsed.error.issues[0]?.path[0] ?? 'weightGrams') as keyof Parcel
  return { problem: { field, message: FAULTS[field] } }
}

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
  return Math.min(MAX_GRAMS, Math.max(MIN_GRAMS, Math.round(goods + boxGrams)))
}

/** Cubic centimetres that count as a kilogram (volumetric weight) for couriers in India. */
const CM3_PER_KG = 5000

/** The weight that couriers charge, grams: the actual or the volumetric weight, whichever is higher. */
export const billableGrams = ({ weightGrams, lengthCm, widthCm, heightCm }: Parcel): number =>
  Math.max(weightGrams, Math.ceil((lengthCm * widthCm * heightCm * 1000) / CM3_PER_KG))
