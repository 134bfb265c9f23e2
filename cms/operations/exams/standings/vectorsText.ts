import type { RankedVectors } from '#domain/exams/standings/Standings.ts'

/** Vectors as a column keeps them: Base64 of the numbers, little-endian as on every machine that this runs on. */
export const vectorsText = ({ values }: RankedVectors): string =>
  Buffer.from(values.buffer, values.byteOffset, values.byteLength).toString('base64')

export function readVectors(text: string, width: number): RankedVectors {
  const bytes = Uint8Array.from(Buffer.from(text, 'base64'))
  return { width, values: new Float64Array(bytes.buffer) }
}
