import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { Link } from '../../components/link.tsx';
import { site } from '../../content/site.ts';
import { aFunction } from '../../domain/event-details-fixture.ts';
import { loadPageData } from '../../routes/pages.ts';
import { saveEventDetails } from '../../visitor/event-details-store.ts';
import { showLeadNotice, useLeadStore } from '../../visitor/lead-store.ts';
import { setLoadedPage } from '../page-loader.ts';
import { Layout } from './layout.tsx';
import { footerItems } from './navigation-items.ts';

const scrollTo = vi.fn();

beforeEach(() => {
  scrollTo.mockClear();
  vi.stubGlobal('scrollTo', scrollTo);
});

function renderLayout(path: string) {
  render(
    <MemoryRouter initialEntries={[path]}>
      <Layout>
        <h1>A page</h1>
        <Link to="/photos">Onwards</Link>
      </Layout>
    </MemoryRouter>,
  );
}
const menu = () => within(screen.getByRole('navigation', { name: 'Main' }));
const names = () => [...menu().getAllByRole('listitem')].map((item) => item.textContent);

test('navigation · it has six items, and the current one is marked', () => {
  renderLayout('/photos');
  expect(names()).toEqual(['Home', 'Venues', 'Rooms', 'Photos', 'Testimonials', 'List Your Business']);
  expect(menu().getByRole('link', { name: 'Venues' })).toHaveAttribute('href', '/faridabad');
  expect(menu().getByRole('link', { name: 'Photos' })).toHaveAttribute('aria-current', 'page');
  expect(menu().getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
});

test('navigation · a venue page has its own five items', () => {
  renderLayout('/venues/hotelrajmahal');
  expect(names()).toEqual(['Home', 'Venues', 'Photos', 'Testimonials', 'Why Us']);
  expect(menu().getByRole('link', { name: 'Venues' })).toHaveAttribute('href', '/venues');
});

test.each([
  ['Rooms', 'navigation', { about: 'Rooms' }],
  ['List Your Business', 'navigation', { about: 'Listing a business' }],
  ['Request Call Back', 'header', {}],
  ['Call Back', 'side button', {}],
])(
  'navigation · %s opens the call-back dialog, and its lead will name the %s',
  async (name, control, about) => {
    renderLayout('/');
    await userEvent.click(screen.getByRole('button', { name }));
    expect(useLeadStore.getState().dialog).toMatchObject({ dialog: 'callback', control, ...about });
  },
);

const Page = () => null;
test.each(['Request Call Back', 'Call Back'])(
  'navigation · on the page of a venue the lead of %s will name it',
  async (name) => {
    const path = '/venues/hotelrajmahal';
    history.replaceState(null, '', path);
    setLoadedPage(path, { Page, pageData: loadPageData(path) });
    renderLayout(path);
    await userEvent.click(screen.getByRole('button', { name }));
    expect(useLeadStore.getState().dialog).toMatchObject({ about: 'Hotel Rajmahal' });
  },
);

test('navigation · the menu closes on a click on an item, on a change of path, and on Escape, which returns the focus', async () => {
  renderLayout('/');
  const button = screen.getByRole('button', { name: 'Open menu' });
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.tab();
  expect(menu().getByRole('link', { name: 'Home' })).toHaveFocus();
  // Escape of an input method ends its composition alone.
  fireEvent.keyDown(document.body, { key: 'Escape', isComposing: true });
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Escape}');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveFocus();
  await userEvent.click(button);
  await userEvent.click(menu().getByRole('link', { name: 'Home' }));
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  await userEvent.click(screen.getByRole('link', { name: 'Onwards' }));
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('landing page · "Enquire Now" is beside the menu, and search and shortlist are in it', async () => {
  renderLayout('/faridabadlp');
  const button = screen.getByRole('button', { name: 'Open menu' });
  const items = document.getElementById(button.getAttribute('aria-controls') ?? '');
  const enquire = screen.getByRole('link', { name: 'Enquire Now' });
  expect(enquire).toHaveAttribute('href', '#enquire');
  expect(items).not.toContainElement(enquire);
  expect(items).not.toContainElement(screen.getByRole('link', { name: 'हिन्दी' }));
  expect(items).toContainElement(screen.getByRole('link', { name: 'Shortlist' }));
  const search = screen.getByRole('button', { name: 'Search' });
  expect(items).toContainElement(search);
  await userEvent.click(button);
  await userEvent.click(search);
  expect(button).toHaveAttribute('aria-expanded', 'false');
  const dialog = screen.getByRole('dialog', { name: 'Search' });
  // A dialog in a hidden menu would not be shown.
  expect(items).not.toContainElement(dialog);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(button).toHaveFocus();
});

test('navigation · only the landing page has "Enquire Now"', () => {
  renderLayout('/faridabad');
  expect(screen.queryByRole('link', { name: 'Enquire Now' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Request Call Back' })).toBeInTheDocument();
});

test('chat · on the page of a venue the message names it, with the functions that the family holds there and the address', async () => {
  const path = '/venues/hotelrajmahal';
  history.replaceState(null, '', path);
  setLoadedPage(path, { Page, pageData: loadPageData(path) });
  saveEventDetails([
    aFunction({ kind: 'sangeet', guests: 250, venue: 'samargrand' }),
    aFunction({ guests: 400, vegShare: 0.6, venue: 'hotelrajmahal' }),
  ]);
  renderLayout(path);
  await userEvent.click(screen.getByRole('button', { name: 'Chat' }));
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'Start Chat' });
  expect(new URL(href).searchParams.get('text')).toMatch(
    new RegExp(
      `^Hello ${site.name},\nI would like to ask about Hotel Rajmahal\\.\nWedding · 400 guests, 60% veg\n\nhttp://localhost:3000/venues/hotelrajmahal\\?`,
    ),
  );
  saveEventDetails(undefined);
});

test('chat · the card toggles and links to a chat with the business number', async () => {
  renderLayout('/');
  const chat = screen.getByRole('button', { name: 'Chat' });
  expect(screen.queryByRole('link', { name: 'Start Chat' })).not.toBeInTheDocument();
  await userEvent.click(chat);
  expect(screen.getByRole('link', { name: 'Start Chat' })).toHaveAttribute(
    'href',
    expect.stringContaining(site.whatsapp.base),
  );
  await userEvent.click(chat);
  expect(screen.queryByRole('link', { name: 'Start Chat' })).not.toBeInTheDocument();
});

test('notice · dismissed, it leaves the focus at the page, not before its first link', async () => {
  renderLayout('/');
  act(() => showLeadNotice({ tone: 'success', text: 'Thank you.' }));
  const dismiss = screen.getByRole('button', { name: 'Dismiss' });
  dismiss.focus();
  await userEvent.keyboard('{Enter}');
  expect(dismiss).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('footer · it has its links, contacts, payment methods and the year', () => {
  renderLayout('/');
  const footer = within(screen.getByRole('contentinfo'));
  for (const item of footerItems)
    expect(footer.getByRole('link', { name: item.name() })).toHaveAttribute('href', item.path);
  expect(footer.getByText(site.address.locality.en)).toBeInTheDocument();
  expect(footer.getByRole('link', { name: site.phone.display })).toHaveAttribute('href', site.phone.href);
  expect(footer.getByRole('list', { name: 'Ways to pay' })).toBeInTheDocument();
  expect(footer.getByText(String(new Date().getFullYear()))).toBeInTheDocument();
});

test('footer · the map is requested only on a click', async () => {
  renderLayout('/');
  expect(document.querySelector('iframe')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show the map' }));
  expect(screen.getByTitle(/^Map:/)).toHaveAttribute('src', expect.stringContaining('google.com/maps'));
});

test('navigation · a change of path scrolls to the top, focuses the heading and is announced', async () => {
  renderLayout('/');
  expect(scrollTo).not.toHaveBeenCalled();
  document.title = 'Photos';
  await userEvent.click(screen.getByRole('link', { name: 'Onwards' }));
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await waitFor(() =>
    expect(screen.getAllByRole('status').map((region) => region.textContent)).toContain('Photos'),
  );
});
