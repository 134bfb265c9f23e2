import type { Texts, Translated } from '../Texts.ts'

export const report: Translated<Texts['report']> = {
  title: 'प्रगति रिपोर्ट',
  titleOf: '{name} की प्रगति',
  until: 'यह लिंक {time} को बंद हो जाएगा।',
  none: 'यहाँ कोई रिपोर्ट नहीं है',
  noneText: 'शायद लिंक की अवधि पूरी हो गई है। विद्यार्थी से नया लिंक माँगें।',
}
