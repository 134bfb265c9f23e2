import { circle, d } from './pieces.ts'

/** Portraits of the example teachers, who do not exist, each drawn from a few shapes in flat colours. */
type Portrait = {
  ground: string
  skin: Skin
  /** Hair or cloth behind the head, and over the forehead. */
  back?: 'long' | 'bun' | 'plait' | 'bob' | 'scarf'
  front: 'parted' | 'side' | 'short' | 'curls' | 'receding' | 'fringe' | 'turban' | 'none'
  hair: string
  clothes: 'shirt' | 'kurta' | 'sari' | 'sweater' | 'jacket'
  cloth: string
  trim: string
  face?: readonly ('glasses' | 'moustache' | 'beard' | 'bindi' | 'lines' | 'earrings')[]
}

type Skin = keyof typeof SKINS
/** Colour of the face and of its shadow. */
const SKINS = {
  light: ['#eec39a', '#d9a678'],
  wheat: ['#d9a06f', '#c08552'],
  brown: ['#b97a4b', '#9e6238'],
  dark: ['#8f5733', '#744224'],
} as const

const fill = (colour: string): string => `fill="${colour}"`
const stroke = (colour: string, width: number): string =>
  `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`

const BACKS: Record<NonNullable<Portrait['back']>, (hair: string) => string> = {
  long: (hair) =>
    d('M118 180C108 90 160 52 200 52s92 38 82 128c-4 42 8 92 16 122H102c8-30 20-80 16-122Z', fill(hair)),
  bun: (hair) => circle(200, 58, 34, fill(hair)) + d('M124 190a76 92 0 0 1 152 0v24H124Z', fill(hair)),
  plait: (hair) =>
    d('M122 190a78 96 0 0 1 156 0v40H122Z', fill(hair)) +
    d('M262 220c26 14 34 42 26 66s4 44-8 62l-22-8c8-18-4-34 4-58s-6-38-16-50Z', fill(hair)),
  bob: (hair) =>
    d('M116 196C106 96 156 56 200 56s94 40 84 140c-2 30-2 54-8 68H124c-6-14-6-38-8-68Z', fill(hair)),
  scarf: (hair) =>
    d('M104 210C92 92 150 40 200 40s108 52 96 170c-4 44 14 96 26 130H78c12-34 30-86 26-130Z', fill(hair)),
}

const FRONTS: Record<Portrait['front'], (hair: string) => string> = {
  parted: (hair) =>
    d('M200 84c-34 4-58 36-64 92-16-66 14-112 64-112s80 46 64 112c-6-56-30-88-64-92Z', fill(hair)),
  side: (hair) =>
    d(
      'M134 178c-14-74 20-116 70-116 48 0 76 40 62 114-4-30-12-46-24-58-34 10-72 4-92-12-10 18-12 42-16 72Z',
      fill(hair),
    ),
  short: (hair) =>
    d(
      'M132 176c-12-72 22-114 68-114s80 42 68 114c-4-28-8-42-16-54-32-14-72-14-104 0-8 12-12 26-16 54Z',
      fill(hair),
    ),
  curls: (hair) =>
    [
      [138, 130, 26],
      [152, 100, 30],
      [182, 80, 32],
      [218, 80, 32],
      [248, 100, 30],
      [262, 130, 26],
      [200, 98, 34],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, fill(hair)))
      .join(''),
  receding: (hair) =>
    d('M132 182c-12-44-4-78 22-98-8 22-12 50-14 66ZM268 182c12-44 4-78-22-98 8 22 12 50 14 66Z', fill(hair)) +
    d('M152 88c26-22 70-22 96 0-28-8-68-8-96 0Z', fill(hair)),
  fringe: (hair) =>
    d(
      'M132 180c-12-76 22-118 68-118s80 42 68 118c-2-20-6-32-12-44-36 6-78 6-112 0-6 12-10 24-12 44Z',
      fill(hair),
    ),
  turban: (hair) =>
    d('M120 150C104 84 150 34 200 34s96 50 80 116c-46-26-114-26-160 0Z', fill(hair)) +
    d(
      'M128 132c40-20 92-50 118-86M150 142c40-14 92-36 122-62',
      'fill="none" stroke="#000" stroke-opacity=".16" stroke-width="5"',
    ),
  none: () => '',
}

const CLOTHES: Record<Portrait['clothes'], (cloth: string, trim: string) => string> = {
  shirt: (cloth, trim) =>
    d('M60 400c4-78 52-106 100-116h80c48 10 96 38 100 116Z', fill(cloth)) +
    d('M162 282l38 44 38-44 16 10-30 56-24-22-24 22-30-56Z', fill(trim)) +
    d('M200 330v70', stroke(trim, 5)),
  kurta: (cloth, trim) =>
    d('M60 400c4-78 52-106 100-116h80c48 10 96 38 100 116Z', fill(cloth)) +
    d('M158 284c10 26 74 26 84 0M200 304v96', stroke(trim, 9)),
  sari: (cloth, trim) =>
    d('M60 400c4-78 52-106 100-116h80c48 10 96 38 100 116Z', fill(trim)) +
    d('M236 284c48 10 100 38 104 116H92c70-22 122-60 144-116Z', fill(cloth)) +
    d(
      'M236 284c-22 56-74 94-144 116',
      stroke('#fff', 5).replace('stroke-width', 'stroke-opacity=".55" stroke-width'),
    ),
  sweater: (cloth, trim) =>
    d('M60 400c4-78 52-106 100-116h80c48 10 96 38 100 116Z', fill(cloth)) +
    d('M154 286c14 34 78 34 92 0', stroke(trim, 16)),
  jacket: (cloth, trim) =>
    d('M60 400c4-78 52-106 100-116h80c48 10 96 38 100 116Z', fill(cloth)) +
    d('M164 284l36 82 36-82Z', fill(trim)) +
    d('M164 284l36 82-34 34M236 284l-36 82 34 34', stroke('#00000040', 5)),
}

const FACES: Record<NonNullable<Portrait['face']>[number], (portrait: Portrait) => string> = {
  glasses: () =>
    `<g ${stroke('#262b33', 5)}>${circle(170, 182, 23)}${circle(230, 182, 23)}${d('M193 180q7-6 14 0M147 178l-14-4M253 178l14-4')}</g>`,
  moustache: ({ hair }) =>
    d('M200 218c-10-8-30-6-38 8 14 6 28 4 38-2 10 6 24 8 38 2-8-14-28-16-38-8Z', fill(hair)),
  beard: ({ hair }) =>
    d(
      'M136 196c0 66 30 92 64 92s64-26 64-92c-6 22-14 30-26 28-12-12-64-12-76 0-12 2-20-6-26-28Z',
      fill(hair),
    ) + d('M178 240q22 12 44 0', stroke('#f3d9c4', 4)),
  bindi: () => circle(200, 152, 5.5, fill('#b3261e')),
  lines: ({ skin }) =>
    d('M150 206q-6 8-4 16M250 206q6 8 4 16M176 128h48M182 118h36', stroke(SKINS[skin][1], 3.5)),
  earrings: () => circle(129, 216, 6, fill('#e0a100')) + circle(271, 216, 6, fill('#e0a100')),
}

/** A square portrait of 400 by 400, the face in the middle. */
export function portrait(person: Portrait): string {
  const { ground, skin, back, front, hair, clothes, cloth, trim, face = [] } = person
  const [light, shadow] = SKINS[skin]
  const brow = front === 'turban' || back === 'scarf' ? '#2b2320' : hair
  const hasBeard = face.includes('beard')
  const features = [
    d('M158 160q12-8 24-1M218 159q12-7 24 1', stroke(brow, 5.5)),
    circle(170, 182, 5.5, fill('#241d1a')),
    circle(230, 182, 5.5, fill('#241d1a')),
    d('M200 186q-9 20 3 24', stroke(shadow, 4.5)),
    hasBeard ? '' : d('M180 236q20 16 40 0', stroke('#8c3b32', 5)),
  ].join('')
  const behind = face.filter((part) => part === 'beard').map((part) => FACES[part](person))
  const before = face.filter((part) => part !== 'beard').map((part) => FACES[part](person))
  return `
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400">
  <rect width="400" height="400" fill="${ground}"/>
  ${back ? BACKS[back](back === 'scarf' ? trim : hair) : ''}
  ${d('M170 240h60v40c0 30-60 30-60 0Z', fill(shadow))}
  ${CLOTHES[clothes](cloth, trim)}
  ${d('M172 250c16 18 40 18 56 0v32c-12 18-44 18-56 0Z', fill(shadow))}
  ${back === 'scarf' ? '' : circle(132, 190, 14, fill(light)) + circle(268, 190, 14, fill(light))}
  ${d('M134 168c0-62 28-92 66-92s66 30 66 92c0 66-32 108-66 108s-66-42-66-108Z', fill(light))}
  ${behind.join('')}${features}
  ${FRONTS[front](hair)}
  ${back === 'scarf' ? d('M128 196c-10-84 24-128 72-128s82 44 72 128c-4-56-26-100-72-100s-68 44-72 100Z', fill(trim)) + d('M128 190c4 62 34 96 72 96s68-34 72-96l28 110c-30 34-170 34-200 0Z', `${fill(trim)}`) : ''}
  ${before.join('')}
</svg>`
}
