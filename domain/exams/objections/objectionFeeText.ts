/** What the line of an order calls the fee of an objection. */
export const objectionFeeText = (
  { title, hindiTitle }: { title: string; hindiTitle: string | null },
  number: number,
): { title: string; hindiTitle: string } => ({
  title: `Objection to question ${number}, ${title}`,
  hindiTitle: `प्रश्न ${number} पर आपत्ति, ${hindiTitle || title}`,
})
