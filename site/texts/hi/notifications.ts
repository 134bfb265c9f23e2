import type { Texts, Translated } from '../Texts.ts'

export const notifications: Translated<Texts['notifications']> = {
  purpose: 'अपनी सूचनाएँ देखने के लिए',
  title: 'सूचनाएँ',
  settings: 'मैसेज की सेटिंग',
  loading: 'लोड हो रहा है',
  markAll: 'सभी को पढ़ा हुआ मार्क करें',
  failed: 'सूचनाएँ लोड नहीं हुईं',
  failedText: 'वे सुरक्षित हैं। इंटरनेट कनेक्शन जाँचें और दोबारा कोशिश करें।',
  retry: 'दोबारा कोशिश करें',
  none: 'अभी कोई सूचना नहीं है',
  noneText: 'आपके ऑर्डर, खाते और कोर्स के अपडेट यहाँ दिखेंगे।',
  moreFailed: 'और सूचनाएँ लोड नहीं हुईं। इंटरनेट कनेक्शन जाँचें और दोबारा कोशिश करें।',
  more: 'और देखें',
  seeAll: 'सभी देखें',
  showNew: '{count} नई दिखाएँ',
  nothingNew: 'कुछ नया नहीं है',
  nothingNewText: 'पढ़ी हुई सूचनाएँ “सभी देखें” में हैं।',
  unread: 'नई',
  today: 'आज',
  yesterday: 'कल',
}
