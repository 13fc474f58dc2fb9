import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { useLeftPosition } from './use-left-position.ts';

afterEach(() => sessionStorage.clear());

const inEntry = ({ children }: { readonly children: ReactNode }) => (
  <MemoryRouter initialEntries={[{ pathname: '/faridabad', key: 'list' }]}>{children}</MemoryRouter>
);

test.each([
  ['once it is as long again', 0, [[0, 9000]]],
  ['not where the visitor has scrolled meanwhile', 200, []],
])(
  'long list · of a document that is loaded again it is scrolled to where it was left, %s',
  (_, scrolled, calls) => {
    sessionStorage.setItem('scroll-positions', JSON.stringify([['list', 9000]]));
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    const { rerender } = renderHook(({ isComplete }) => useLeftPosition(isComplete), {
      initialProps: { isComplete: false },
      wrapper: inEntry,
    });
    const scrollY = vi.spyOn(window, 'scrollY', 'get').mockReturnValue(scrolled);
    rerender({ isComplete: true });
    expect(scrollTo.mock.calls).toEqual(calls);
    for (const spy of [scrollTo, scrollY]) spy.mockRestore();
  },
);
