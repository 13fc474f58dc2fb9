import type { PressItem } from './text-types.ts';

/** Sample press items, oldest first; they name no real publication. */
export const press: readonly PressItem[] = [
  {
    id: 'press-1',
    logo: { en: 'SW', hi: 'वे' },
    title: {
      en: 'How families compare the whole cost of a wedding',
      hi: 'परिवार शादी के पूरे खर्च की तुलना कैसे करते हैं',
    },
    source: { en: 'Sample Wedding Weekly', hi: 'नमूना वेडिंग वीकली' },
    date: '2024-01-05',
    sample: true,
  },
  {
    id: 'press-2',
    logo: { en: 'SC', hi: 'सि' },
    title: {
      en: 'What to ask a banquet hall before you pay',
      hi: 'पैसे देने से पहले बैंक्वेट हॉल से क्या पूछें',
    },
    source: { en: 'Sample City Paper', hi: 'नमूना सिटी पेपर' },
    date: '2024-02-16',
    sample: true,
  },
  {
    id: 'press-3',
    logo: { en: 'ST', hi: 'ट्रै' },
    title: {
      en: 'Four cities, one call: planning from abroad',
      hi: 'चार शहर, एक फ़ोन: विदेश से शादी की तैयारी',
    },
    source: { en: 'Sample Travel Page', hi: 'नमूना ट्रैवल पेज' },
    date: '2024-03-08',
    sample: true,
  },
  {
    id: 'press-4',
    logo: { en: 'SS', hi: 'सं' },
    title: { en: 'The return of the day wedding', hi: 'दिन की शादियाँ लौट आईं' },
    source: { en: 'Sample Sunday Magazine', hi: 'नमूना संडे मैगज़ीन' },
    date: '2024-04-21',
    sample: true,
  },
  {
    id: 'press-5',
    logo: { en: 'SM', hi: 'मॉ' },
    title: { en: 'Why a lawn needs a plan for rain', hi: 'लॉन की शादी में बारिश की तैयारी क्यों ज़रूरी है' },
    source: { en: 'Sample Monsoon Guide', hi: 'नमूना मॉनसून गाइड' },
    date: '2024-07-12',
    sample: true,
  },
  {
    id: 'press-6',
    logo: { en: 'SB', hi: 'बि' },
    title: {
      en: 'Small business, big season: wedding work in Faridabad',
      hi: 'छोटे कारोबार, बड़ा सीज़न: फरीदाबाद में शादियों का काम',
    },
    source: { en: 'Sample Business Daily', hi: 'नमूना बिज़नेस डेली' },
    date: '2024-08-30',
    sample: true,
  },
  {
    id: 'press-7',
    logo: { en: 'SE', hi: 'ई' },
    title: {
      en: 'Baraat, band and bylaws: music after ten',
      hi: 'बारात, बैंड और नियम: रात दस के बाद म्यूज़िक',
    },
    source: { en: 'Sample Evening News', hi: 'नमूना ईवनिंग न्यूज़' },
    date: '2024-10-25',
    sample: true,
  },
  {
    id: 'press-8',
    logo: { en: 'SW', hi: 'वे' },
    title: { en: 'The year in weddings', hi: 'शादियों का पूरा साल' },
    source: { en: 'Sample Wedding Annual', hi: 'नमूना वेडिंग एनुअल' },
    date: '2024-12-28',
    sample: true,
  },
];
