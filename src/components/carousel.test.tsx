import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Carousel } from './carousel.tsx';

const itemWidth = 100;
const scrollTo = vi.fn();

// jsdom has no layout: items stand 100 px apart in a row whose width each test gives.
beforeEach(() => {
  scrollTo.mockClear();
  Element.prototype.scrollTo = function move(this: Element, to?: ScrollToOptions | number) {
    if (typeof to !== 'object') return;
    scrollTo(to.left);
    this.scrollLeft = to.left ?? 0;
    fireEvent.scroll(this);
  };
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function left(this: HTMLElement) {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * itemWidth;
  });
});

function show(props: { count: number; visible: number; wrap: boolean; step?: number }) {
  const { count, visible, wrap, step = 1 } = props;
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(visible * itemWidth);
  render(
    <Carousel label="Pictures" perView={visible} wrap={wrap} step={step}>
      {Array.from({ length: count }, (_, index) => (
        // A list that never changes.
        <p key={String(index)}>Picture {index + 1}</p>
      ))}
    </Carousel>,
  );
}
const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));

test('site 2 · without wrapping, the button of an end rests and does nothing', () => {
  show({ count: 6, visible: 4, wrap: false });
  expect(screen.getByRole('button', { name: /Previous/ })).toHaveAttribute('aria-disabled', 'true');
  press(/Next/);
  press(/Next/);
  press(/Next/);
  expect(scrollTo.mock.calls.flat()).toEqual([100, 200]);
  expect(screen.getByRole('button', { name: /Next/ })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('button', { name: /Previous/ })).not.toHaveAttribute('aria-disabled', 'true');
});

test('venues 3 · with wrapping, past each end comes the other', () => {
  show({ count: 3, visible: 1, wrap: true });
  press(/Previous/);
  press(/Next/);
  press(/Next/);
  expect(scrollTo.mock.calls.flat()).toEqual([200, 0, 100]);
});

test('venues 3 · moves by its step', () => {
  show({ count: 7, visible: 2, wrap: true, step: 2 });
  press(/Next/);
  press(/Next/);
  expect(scrollTo.mock.calls.flat()).toEqual([200, 400]);
});

/** As browsers glide: the row is asked to go, and is on its way. */
const leaveTheRowWhereItIs = () => {
  Element.prototype.scrollTo = (to?: ScrollToOptions | number) => {
    if (typeof to === 'object') scrollTo(to.left);
  };
};
const rowIsAt = (left: number) => {
  const row = screen.getByRole('list');
  row.scrollLeft = left;
  fireEvent.scroll(row);
  return row;
};

test('venues 3 · a press while the row still glides, however slowly, goes on from where it is heading', () => {
  leaveTheRowWhereItIs();
  show({ count: 6, visible: 1, wrap: true });
  press(/Previous/);
  rowIsAt(300);
  press(/Next/);
  rowIsAt(200);
  press(/Next/);
  rowIsAt(100);
  press(/Next/);
  expect(scrollTo.mock.calls.flat()).toEqual([500, 0, 100, 200]);
});

test('venues 3 · a press after somebody has swiped goes on from where they left the row', () => {
  leaveTheRowWhereItIs();
  show({ count: 6, visible: 1, wrap: true });
  press(/Next/);
  fireEvent.pointerDown(rowIsAt(50));
  rowIsAt(300);
  press(/Next/);
  expect(scrollTo.mock.calls.flat()).toEqual([100, 400]);
});

test('site 2 · one picture alone has no buttons', () => {
  show({ count: 1, visible: 1, wrap: true });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Pictures' })).toHaveTextContent('Picture 1');
});
