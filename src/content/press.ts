import type { PressItem } from './text-types.ts';

/** Sample press items, oldest first; they name no real publication. */
export const press: readonly PressItem[] = [
  {
    id: 'press-1',
    logo: 'SW',
    title: 'How families compare the whole cost of a wedding',
    source: 'Sample Wedding Weekly',
    date: '5 January 2024',
    sample: true,
  },
  {
    id: 'press-2',
    logo: 'SC',
    title: 'What to ask a banquet hall before you pay',
    source: 'Sample City Paper',
    date: '16 February 2024',
    sample: true,
  },
  {
    id: 'press-3',
    logo: 'ST',
    title: 'Four cities, one call: planning from abroad',
    source: 'Sample Travel Page',
    date: '8 March 2024',
    sample: true,
  },
  {
    id: 'press-4',
    logo: 'SS',
    title: 'The return of the day wedding',
    source: 'Sample Sunday Magazine',
    date: '21 April 2024',
    sample: true,
  },
  {
    id: 'press-5',
    logo: 'SM',
    title: 'Why a lawn needs a plan for rain',
    source: 'Sample Monsoon Guide',
    date: '12 July 2024',
    sample: true,
  },
  {
    id: 'press-6',
    logo: 'SB',
    title: 'Small business, big season: wedding work in Faridabad',
    source: 'Sample Business Daily',
    date: '30 August 2024',
    sample: true,
  },
  {
    id: 'press-7',
    logo: 'SE',
    title: 'Baraat, band and bylaws: music after ten',
    source: 'Sample Evening News',
    date: '25 October 2024',
    sample: true,
  },
  {
    id: 'press-8',
    logo: 'SW',
    title: 'The year in weddings',
    source: 'Sample Wedding Annual',
    date: '28 December 2024',
    sample: true,
  },
];
