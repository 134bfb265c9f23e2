import type { Texts, Translated } from '../Texts.ts'

export const downloads: Translated<Texts['downloads']> = {
  purpose: 'अपने डाउनलोड देखने के लिए',
  title: 'डाउनलोड',
  loading: 'लोड हो रहा है',
  failed: 'आपके डाउनलोड लोड नहीं हुए',
  failedText: 'वे सुरक्षित हैं। इंटरनेट कनेक्शन जाँचें और दोबारा कोशिश करें।',
  retry: 'दोबारा कोशिश करें',
  none: 'डाउनलोड के लिए अभी कुछ नहीं है',
  noneText: 'आपकी खरीदी हुई ई-बुक, फ़ाइलें और आपकी खोली हुई मुफ़्त PDF यहाँ दिखेंगी।',
  seeFree: 'मुफ़्त सामग्री देखें',
  bought: 'खरीदे हुए',
  free: 'मुफ़्त डाउनलोड',
  moreFree: 'और मुफ़्त सामग्री',
  fromProduct: '{product} से',
  until: '{day} तक',
  left: { one: '{count} डाउनलोड बाकी', other: '{count} डाउनलोड बाकी' },
  noneLeft: 'जितनी बार हो सकता था, डाउनलोड हो चुकी है। सपोर्ट से संपर्क करें।',
  download: 'डाउनलोड करें',
  downloadThis: '{name} डाउनलोड करें',
}
