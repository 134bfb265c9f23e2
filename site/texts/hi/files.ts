import type { Texts, Translated } from '../Texts.ts'

export const files: Translated<Texts['files']> = {
  choose: 'फ़ाइल चुनें',
  chooseMany: 'फ़ाइलें चुनें',
  orDrop: 'या यहाँ ड्रॉप करें',
  remove: '{name} हटाएँ',
  wrongType: '{types} नहीं है',
  empty: 'खाली है',
  tooLarge: '{size} से बड़ी है',
  photos: 'फ़ोटो (ज़रूरी नहीं)',
  photosHelp: 'JPG, PNG या WebP, 10 MB तक। लोकेशन की जानकारी हटा दी जाती है।',
  photoTypes: 'JPG, PNG, WebP या AVIF',
  tooMany: 'एक ज़्यादा है (ज़्यादा से ज़्यादा {most})',
}
