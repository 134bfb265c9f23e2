import type { Texts, Translated } from '../Texts.ts'

export const sections: Translated<Texts['sections']> = {
  courses: 'कोर्स',
  products: 'हमारे स्टोर से',
  testSeries: 'टेस्ट सीरीज़',
  papersFollow: 'पेपर जल्द आएँगे',
  freePapers: { one: '{count} मुफ़्त पेपर', other: '{count} मुफ़्त पेपर' },
  questions: 'अक्सर पूछे जाने वाले सवाल',
  inNumbers: 'आँकड़ों में',
  quotes: 'विद्यार्थी क्या कहते हैं',
  blog: 'हमारे ब्लॉग से',
  allArticles: 'सभी लेख',
  chooseExam: 'अपनी परीक्षा चुनें',
  video: 'वीडियो',
  free: 'मुफ़्त',
  banners: 'बैनर',
  bannersByKeys: 'बैनर, तीर वाली कुंजियों से बदलें',
  previousBanner: 'पिछला बैनर',
  nextBanner: 'अगला बैनर',
  banner: 'बैनर {number}, कुल {count}',
  carousel: 'कैरोसेल',
  sheet: {
    section: 'भाग {letter}',
    accuracy: 'हर सेट में सही उत्तर',
    continueLearning: 'जहाँ रुके थे, वहीं से खुलता है',
  },
}
