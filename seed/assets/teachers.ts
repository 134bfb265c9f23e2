import { portrait } from './portraits.ts'

const [BLACK, DARK, BROWN, GREY, WHITE] = ['#1f1b1a', '#332621', '#5a3a28', '#8b8b8b', '#d8d6d2']

/** Portraits of the teachers of both example projects by file name. */
export const TEACHERS: Record<string, string> = Object.fromEntries(
  Object.entries({
    'teacher-kulhari': portrait({
      ...{ ground: '#c9dcfb', skin: 'brown', front: 'side', hair: GREY, clothes: 'shirt' },
      ...{ cloth: '#2a5cb8', trim: '#e8f0ff', face: ['glasses', 'moustache', 'lines'] },
    }),
    'teacher-meenakshi': portrait({
      ...{ ground: '#fbe3c4', skin: 'dark', back: 'bun', front: 'parted', hair: BLACK, clothes: 'sari' },
      ...{ cloth: '#0f6b5c', trim: '#7c2f1d', face: ['bindi', 'earrings'] },
    }),
    'teacher-deshkar': portrait({
      ...{ ground: '#cdebe4', skin: 'wheat', back: 'bob', front: 'side', hair: BLACK, clothes: 'jacket' },
      ...{ cloth: '#22313f', trim: '#f4f1ea', face: ['glasses', 'earrings'] },
    }),
    'teacher-qureshi': portrait({
      ...{ ground: '#d7e8d0', skin: 'light', front: 'short', hair: DARK, clothes: 'kurta' },
      ...{ cloth: '#e9e4d8', trim: '#a99a78', face: ['beard'] },
    }),
    'teacher-thirumal': portrait({
      ...{ ground: '#f7d9d0', skin: 'dark', front: 'curls', hair: BLACK, clothes: 'sweater' },
      ...{ cloth: '#b5471f', trim: '#8a3213' },
    }),
    'teacher-anantharam': portrait({
      ...{ ground: '#e6e0f7', skin: 'dark', front: 'receding', hair: WHITE, clothes: 'shirt' },
      ...{ cloth: '#f1efe9', trim: '#cfc8b8', face: ['glasses', 'lines', 'moustache'] },
    }),
    'teacher-bhaduri': portrait({
      ...{ ground: '#f6e6b8', skin: 'wheat', front: 'receding', hair: DARK, clothes: 'jacket' },
      ...{ cloth: '#4a3a1c', trim: '#efe3c2', face: ['glasses', 'beard'] },
    }),
    'teacher-rongpi': portrait({
      ...{ ground: '#cfe7ef', skin: 'light', back: 'long', front: 'fringe', hair: BLACK, clothes: 'sweater' },
      ...{ cloth: '#1f5f77', trim: '#17485a' },
    }),
    'teacher-bhalerao': portrait({
      ...{ ground: '#f3d3d8', skin: 'wheat', front: 'side', hair: BROWN, clothes: 'kurta' },
      ...{ cloth: '#7d2f40', trim: '#f0c9cf', face: ['moustache'] },
    }),
    'teacher-saikhom': portrait({
      ...{ ground: '#d6dcf2', skin: 'light', front: 'short', hair: BLACK, clothes: 'shirt' },
      ...{ cloth: '#41508c', trim: '#dfe4f7' },
    }),
    'teacher-pillamari': portrait({
      ...{ ground: '#e3e6ea', skin: 'brown', back: 'plait', front: 'parted', hair: GREY, clothes: 'sari' },
      ...{ cloth: '#5a4a86', trim: '#2f2750', face: ['glasses', 'bindi', 'lines'] },
    }),
    'teacher-jamwal': portrait({
      ...{ ground: '#dff0d6', skin: 'light', front: 'turban', hair: '#c2571a', clothes: 'jacket' },
      ...{ cloth: '#27323f', trim: '#e9edf2', face: [] },
    }),
    'teacher-sahay': portrait({
      ...{ ground: '#f5dfc9', skin: 'wheat', back: 'long', front: 'parted', hair: BROWN, clothes: 'kurta' },
      ...{ cloth: '#a83e2c', trim: '#f3c7a5', face: ['earrings'] },
    }),
    'teacher-vaishnav': portrait({
      ...{ ground: '#d3ecd3', skin: 'brown', back: 'plait', front: 'side', hair: DARK, clothes: 'kurta' },
      ...{ cloth: '#2f6d3a', trim: '#cfe6b8', face: ['bindi'] },
    }),
    'teacher-marwein': portrait({
      ...{ ground: '#fbd9dd', skin: 'light', back: 'bob', front: 'fringe', hair: DARK, clothes: 'shirt' },
      ...{ cloth: '#c0445a', trim: '#ffe5e8' },
    }),
    'teacher-sangtani': portrait({
      ...{ ground: '#dcd6ec', skin: 'brown', front: 'side', hair: BLACK, clothes: 'sweater' },
      ...{ cloth: '#3b3160', trim: '#2b2347', face: ['beard', 'glasses'] },
    }),
    'teacher-varnwal': portrait({
      ...{ ground: '#ffd9c9', skin: 'wheat', back: 'bun', front: 'parted', hair: GREY, clothes: 'sari' },
      ...{ cloth: '#b0322a', trim: '#e3a33c', face: ['bindi', 'lines', 'glasses'] },
    }),
    'teacher-ranade': portrait({
      ...{ ground: '#ffe0cc', skin: 'wheat', front: 'receding', hair: GREY, clothes: 'sweater' },
      ...{ cloth: '#2f4b45', trim: '#203733', face: ['glasses', 'lines'] },
    }),
    'teacher-fernandes': portrait({
      ...{ ground: '#d8ecee', skin: 'dark', front: 'curls', back: 'bob', hair: BLACK, clothes: 'jacket' },
      ...{ cloth: '#a8480f', trim: '#fff3ea', face: ['earrings'] },
    }),
    'teacher-okhandiar': portrait({
      ...{ ground: '#e9e2d2', skin: 'brown', front: 'short', hair: DARK, clothes: 'jacket' },
      ...{ cloth: '#1f2c3a', trim: '#dfe8f2', face: ['moustache'] },
    }),
  }),
)
