import type { Texts, Translated } from '../Texts.ts'

export const redeem: Translated<Texts['redeem']> = {
  purpose: 'सीरियल कुंजी इस्तेमाल करने के लिए',
  title: 'सीरियल कुंजी इस्तेमाल करें',
  key: 'सीरियल कुंजी',
  keyHelp: 'यह आपके कार्ड पर या ऑर्डर में है। बड़े-छोटे अक्षर, खाली जगह और हाइफ़न से फ़र्क नहीं पड़ता।',
  enterKey: 'अपनी सीरियल कुंजी डालें।',
  redeem: 'इस्तेमाल करें',
  done: 'खुल गया',
  doneText: '“{title}” अब आपके खाते में है।',
  myLearning: '“मेरी पढ़ाई” खोलें',
  another: 'एक और सीरियल कुंजी इस्तेमाल करें',
}
