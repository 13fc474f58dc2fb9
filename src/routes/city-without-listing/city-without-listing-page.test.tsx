import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { closeLeadDialog, useLeadStore } from '../../visitor/lead-store.ts';
import { Page as VendorsPage } from '../vendors/vendors-page.tsx';
import { Page } from './city-without-listing-page.tsx';

afterEach(closeLeadDialog);

test('city without listing · the page names the city itself, and shows no nearest venues where there are none', () => {
  render(
    <MemoryRouter>
      <Page data={{ city: 'southdelhi', cityName: 'South Delhi', nearest: [] }} />
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Wedding venues in South Delhi');
  expect(screen.getByText(/^Our team does arrange visits in South Delhi\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Vendors in South Delhi' })).toHaveAttribute(
    'href',
    '/southdelhi/vendors',
  );
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  expect(screen.queryByText(/Gurgaon/)).toBeNull();
});

test.each([
  [
    'Request a Call Back',
    { control: 'gurgaon', about: 'Wedding venues in Gurgaon' },
    <Page key="city" data={{ city: 'gurgaon', cityName: 'Gurgaon', nearest: [] }} />,
  ],
  [
    'Request a Call Back about Caterers',
    { control: 'vendors', about: 'Caterers in Gurgaon' },
    <VendorsPage
      key="vendors"
      data={{
        city: 'gurgaon',
        cityName: 'Gurgaon',
        categories: [{ id: 'caterers', title: 'Caterers', description: '', picture: undefined }],
      }}
    />,
  ],
])('city without listing · "%s" opens the call-back about %j', async (name, dialog, page) => {
  render(<MemoryRouter>{page}</MemoryRouter>);
  await userEvent.click(screen.getByRole('button', { name }));
  expect(useLeadStore.getState().dialog).toMatchObject({ dialog: 'callback', ...dialog });
});
