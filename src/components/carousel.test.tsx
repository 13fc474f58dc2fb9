import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Carousel } from './carousel.tsx';

const itemWidth = 100;
/** Part of the 100 px. */
const gap = 4;
const scrollTo = vi.fn();

// jsdom has no layout: items stand 100 px apart in a row whose width each test gives.
beforeEach(() => {
  scrollTo.mockClear();
  Element.prototype.scrollTo = function move(this: Element, to?: ScrollToOptions | number) {
    if (typeof to !== 'object') return;
    scrollTo(to.left);
    this.scrollLeft = Math.min(to.left ?? 0, this.scrollWidth - this.clientWidth);
    fireEvent.scroll(this);
  };
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function left(this: HTMLElement) {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * itemWidth;
  });
});

function show(props: { count: number; visible: number; wrap: boolean; step?: number }) {
  const { count, visible, wrap, step = 1 } = props;
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(
    visible * (itemWidth - gap) + (Math.ceil(visible) - 1) * gap,
  );
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(count * itemWidth - gap);
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

test('carousel · without wrapping, the button of an end is disabled', () => {
  show({ count: 6, visible: 4, wrap: false });
  expect(screen.getByRole('button', { name: /Previous/ })).toHaveAttribute('aria-disabled', 'true');
  press(/Previous/);
  press(/Next/);
  press(/Next/);
  press(/Next/);
  expect(scrollTo.mock.calls.flat()).toEqual([100, 200]);
  expect(screen.getByRole('button', { name: /Next/ })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('button', { name: /Previous/ })).not.toHaveAttribute('aria-disabled', 'true');
  press(/Previous/);
  press(/Previous/);
  press(/Previous/);
  expect(scrollTo.mock.calls.flat()).toEqual([100, 200, 100, 0]);
});

test('carousel · with half an item in view, the button of the end is disabled', () => {
  show({ count: 6, visible: 2.5, wrap: false });
  for (let click = 0; click < 4; click += 1) press(/Next/);
  expect(screen.getByRole('list').scrollLeft).toBe(348);
  expect(screen.getByRole('button', { name: /Next/ })).toHaveAttribute('aria-disabled', 'true');
  press(/Previous/);
  expect(scrollTo).toHaveBeenLastCalledWith(300);
  expect(screen.getByRole('button', { name: /Next/ })).not.toHaveAttribute('aria-disabled', 'true');
});

test('carousel · with wrapping, each end continues at the other', () => {
  show({ count: 3, visible: 1, wrap: true });
  press(/Previous/);
  press(/Next/);
  press(/Next/);
  expect(scrollTo.mock.calls.flat()).toEqual([200, 0, 100]);
});

test('carousel · moves by its step, and the odd last item is reached', () => {
  show({ count: 7, visible: 2, wrap: true, step: 2 });
  press(/Next/);
  press(/Next/);
  press(/Next/);
  press(/Next/);
  expect(scrollTo.mock.calls.flat()).toEqual([200, 400, 500, 0]);
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

test('carousel · a click during a smooth scroll continues from its target', () => {
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

test('carousel · a click after a swipe continues from the current item', () => {
  leaveTheRowWhereItIs();
  show({ count: 6, visible: 1, wrap: true });
  press(/Next/);
  fireEvent.pointerDown(rowIsAt(50));
  rowIsAt(300);
  press(/Next/);
  expect(scrollTo.mock.calls.flat()).toEqual([100, 400]);
});

test('carousel · a single picture has no buttons', () => {
  show({ count: 1, visible: 1, wrap: true });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Pictures' })).toHaveTextContent('Picture 1');
});
