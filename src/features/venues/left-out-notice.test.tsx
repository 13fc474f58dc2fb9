import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { LeftOutNotice } from './left-out-notice.tsx';
import { useVenues } from './use-venues.ts';
import { aVenue } from './venue-fixture.ts';

afterEach(() => vi.unstubAllGlobals());

/** The operator has hidden Lake Hall; Moon Hall was removed. */
function answer(url: string) {
  if (url.endsWith('/listed-hall.json'))
    return Response.json(aVenue({ id: 'listed-hall', name: 'Lit Hall' }));
  if (url.endsWith('/hidden-hall.json'))
    return Response.json({ id: 'hidden-hall', name: 'Lake Hall', isUnlisted: true });
  return new Response(null, { status: url.endsWith('/index.json') ? 200 : 404 });
}

const ids = ['listed-hall', 'hidden-hall', 'removed-hall'];

function List({ onRemove }: { readonly onRemove?: (unknown: readonly string[]) => void }) {
  const list = useVenues(ids);
  return (
    <>
      <LeftOutNotice list={list} onRemove={onRemove && (() => onRemove(list.unknown))} />
      {list.venues.map(({ id, name }) => (
        <p key={id}>{name}</p>
      ))}
    </>
  );
}

test('hidden venue · a stored list names it as no longer listed, and shows the others', async () => {
  vi.stubGlobal('fetch', async (url: string) => answer(url));
  const removed = vi.fn();
  render(<List onRemove={removed} />);
  expect(await screen.findByText('Lit Hall')).toBeVisible();
  expect(screen.getByText('No longer listed here: Lake Hall.')).toBeVisible();
  expect(screen.getByText(/^We left out what we do not know: removed-hall\./)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove from my list' }));
  expect(removed).toHaveBeenCalledWith(['hidden-hall', 'removed-hall']);
});
