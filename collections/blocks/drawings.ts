/** Small preview drawings of sections, 480 × 320, for the drawer in which an editor chooses one. */
const GROUND = '#eef4fe'
const INK = '#276cdd'
const SOFT = '#bbd3fb'
const PAPER = '#ffffff'

type Box = [x: number, y: number, width: number, height: number, fill?: string, radius?: number]

const box = ([x, y, width, height, fill = SOFT, radius = 8]: Box): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`

const drawing = (boxes: Box[], extra = ''): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320"><rect width="480" height="320" fill="${GROUND}"/>${boxes.map(box).join('')}${extra}</svg>`,
  )}`

const heading: Box[] = [[40, 40, 180, 18, INK]]
const cards = (count: number, y: number, height: number): Box[] => {
  const width = (400 - (count - 1) * 20) / count
  return Array.from({ length: count }, (_, index): Box[] => {
    const x = 40 + index * (width + 20)
    return [
      [x, y, width, height, PAPER],
      [x, y, width, height * 0.5, SOFT],
      [x + 12, y + height * 0.62, width - 24, 10, INK],
      [x + 12, y + height * 0.78, width - 48, 8, SOFT],
    ]
  }).flat()
}
const lines = (x: number, y: number, width: number, count: number): Box[] =>
  Array.from(
    { length: count },
    (_, index): Box => [x, y + index * 26, index === count - 1 ? width * 0.6 : width, 12],
  )
const rows = (count: number): Box[] =>
  Array.from({ length: count }, (_, index): Box[] => [
    [40, 84 + index * 56, 400, 44, PAPER],
    [60, 100 + index * 56, 240, 12, index === 0 ? INK : SOFT],
  ]).flat()

const play = `<circle cx="240" cy="160" r="40" fill="${PAPER}"/><path d="M228 140v40l34-20z" fill="${INK}"/>`

export const DRAWINGS = {
  hero: drawing([
    [40, 84, 220, 26, INK],
    [40, 122, 170, 26, INK],
    ...lines(40, 170, 200, 2),
    [40, 236, 96, 34, INK],
    [148, 236, 96, 34, PAPER],
    [290, 60, 150, 200, PAPER, 14],
  ]),
  bannerSlider: drawing([
    [30, 50, 420, 190, SOFT, 14],
    [60, 110, 180, 22, INK],
    [60, 144, 120, 12, PAPER],
    [210, 264, 28, 10, INK, 5],
    [246, 264, 10, 10, SOFT, 5],
    [264, 264, 10, 10, SOFT, 5],
  ]),
  stats: drawing(
    [0, 1, 2, 3].flatMap((n): Box[] => [
      [40 + n * 105, 120, 70, 30, INK],
      [40 + n * 105, 166, 85, 12],
    ]),
  ),
  tiles: drawing([
    ...heading,
    ...[0, 1, 2].flatMap((n): Box[] => [
      [40 + n * 140, 90, 120, 80, PAPER],
      [56 + n * 140, 106, 32, 32, SOFT],
      [40 + n * 140, 190, 120, 80, PAPER],
      [56 + n * 140, 206, 32, 32, INK],
    ]),
  ]),
  courseGrid: drawing([...heading, ...cards(3, 90, 190)]),
  productGrid: drawing([...heading, ...cards(4, 90, 170)]),
  testSeries: drawing([
    ...heading,
    ...[0, 1].flatMap((n): Box[] => [
      [40 + n * 210, 90, 190, 180, PAPER],
      ...[0, 1, 2, 3].map((row): Box => [60 + n * 210, 112 + row * 36, 18, 18, row === 1 ? INK : SOFT, 9]),
      ...[0, 1, 2, 3].map((row): Box => [90 + n * 210, 116 + row * 36, 110, 10]),
    ]),
  ]),
  quiz: drawing([
    ...heading,
    [40, 90, 400, 180, PAPER, 14],
    [64, 114, 240, 14, INK],
    ...[0, 1, 2].flatMap((n): Box[] => [
      [64, 150 + n * 36, 18, 18, n === 1 ? INK : SOFT, 9],
      [94, 154 + n * 36, 200, 10],
    ]),
    [336, 218, 80, 30, INK],
  ]),
  priceList: drawing([
    ...heading,
    ...lines(40, 90, 170, 4),
    [250, 60, 190, 210, PAPER, 14],
    [274, 84, 90, 22, INK],
    ...lines(274, 126, 140, 3),
    [274, 218, 142, 34, INK],
  ]),
  quotes: drawing([
    ...heading,
    ...[0, 1, 2].flatMap((n): Box[] => [
      [40 + n * 140, 90, 120, 180, PAPER],
      [56 + n * 140, 108, 60, 12, INK],
      ...lines(56 + n * 140, 140, 88, 3),
      [56 + n * 140, 228, 26, 26, SOFT, 13],
    ]),
  ]),
  faq: drawing([...heading, ...rows(4)]),
  richText: drawing([[40, 50, 220, 22, INK], ...lines(40, 100, 400, 3), ...lines(40, 196, 400, 3)]),
  imageText: drawing([
    [40, 70, 190, 180, SOFT, 14],
    [256, 84, 160, 20, INK],
    ...lines(256, 126, 184, 3),
    [256, 214, 96, 34, INK],
  ]),
  video: drawing([[60, 50, 360, 220, SOFT, 14]], play),
  blogList: drawing([
    ...heading,
    ...[0, 1, 2].flatMap((n): Box[] => [
      [40, 84 + n * 72, 400, 60, PAPER],
      [40, 84 + n * 72, 90, 60, SOFT],
      [150, 98 + n * 72, 200, 12, INK],
      [150, 120 + n * 72, 140, 10],
    ]),
  ]),
  leadForm: drawing([
    [110, 40, 260, 240, PAPER, 14],
    [134, 64, 140, 18, INK],
    [134, 104, 212, 34, GROUND],
    [134, 152, 212, 34, GROUND],
    [134, 214, 212, 38, INK],
  ]),
  callToAction: drawing([
    [30, 80, 420, 160, INK, 14],
    [60, 120, 200, 22, PAPER],
    [60, 160, 150, 12, SOFT],
    [320, 140, 100, 40, PAPER],
  ]),
  divider: drawing([...lines(40, 70, 400, 2), [40, 158, 400, 4, INK, 2], ...lines(40, 204, 400, 2)]),
  reusable: drawing([
    [70, 60, 240, 150, SOFT, 14],
    [110, 90, 240, 150, PAPER, 14],
    [150, 120, 240, 150, INK, 14],
    [176, 150, 120, 14, PAPER],
    [176, 180, 170, 12, SOFT],
  ]),
} as const satisfies Record<string, string>
