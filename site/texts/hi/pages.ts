import type { Texts, Worded } from '../Texts.ts'

export const pages: Worded<Texts['pages']> = {
  titles: {
    'about-us': 'हमारे बारे में',
    contact: 'संपर्क',
    support: 'सपोर्ट',
    faq: 'सवाल-जवाब',
    terms: 'नियम',
    privacy: 'प्राइवेसी',
    'refund-policy': 'रिफ़ंड नीति',
    'shipping-policy': 'डिलीवरी नीति',
    'grievance-officer': 'शिकायत अधिकारी',
  },
  texts: {
    'about-us': '{brand} ने यहाँ अभी अपने बारे में नहीं लिखा है। हमसे कुछ भी पूछें:',
    contact: '{brand} से ऐसे संपर्क करें:',
    support: 'बताएँ कि क्या काम नहीं कर रहा; बात ऑर्डर की हो तो ऑर्डर नंबर भी लिखें:',
    faq: 'यहाँ अभी लिखे हुए जवाब नहीं हैं। हमसे पूछें, हम सीधे जवाब देंगे:',
    terms: '{brand} के नियम यहाँ अभी प्रकाशित नहीं हैं। खरीदने से पहले पूछ लें:',
    privacy: '{brand} की प्राइवेसी नीति यहाँ अभी प्रकाशित नहीं है। पूछें कि आपके बारे में क्या रखा जाता है:',
    'refund-policy': '{brand} की रिफ़ंड नीति यहाँ अभी प्रकाशित नहीं है। खरीदने से पहले पूछ लें:',
    'shipping-policy': '{brand} किताबें और पेपर कैसे भेजता है, यह यहाँ अभी प्रकाशित नहीं है। ऑर्डर से पहले पूछ लें:',
    'grievance-officer':
      '{brand} ने अभी नहीं बताया है कि शिकायतों का जवाब कौन देता है। तब तक हमें यहाँ लिखें या सपोर्ट टिकट खोलें:',
  },
  noContacts: 'यहाँ अभी संपर्क की जानकारी नहीं है।',
  weAnswer: 'हम जवाब देते हैं: {hours}।',
  seeCourses: 'कोर्स देखें',
  accountTitles: {
    tickets: 'सपोर्ट टिकट',
    downloads: 'डाउनलोड',
    orders: 'ऑर्डर',
    order: 'ऑर्डर',
    profile: 'प्रोफ़ाइल',
    notifications: 'सूचनाएँ',
    address: 'पते',
    checkout: 'चेकआउट',
    payment: 'आपका भुगतान',
    learning: 'मेरी पढ़ाई',
    lesson: 'पाठ',
  },
}
