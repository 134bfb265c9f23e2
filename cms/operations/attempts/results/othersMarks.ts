/** Marks of others as pages show them: to two decimals, cut off towards zero, since they are an average. */
export function othersMarks(num: number, den: number): { value: number; text: string } {
  const hundredths = Number((BigInt(num) * 100n) / BigInt(den))
  return { value: hundredths / 100, text: String(hundredths / 100) }
}
