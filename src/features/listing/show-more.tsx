import type { MouseEvent } from 'react';
import type { To } from 'react-router-dom';
import { Button, ButtonLink } from '../../components/button.tsx';
import { formatNumber } from '../../domain/format.ts';
import { m } from '../../i18n/compiled/messages.js';

interface ShowMoreProps {
  /** How many cards the next step adds. */
  readonly count: number;
  /** How many venues are not shown yet. */
  readonly all: number;
  /** The prerendered page of these cards, if there is one. */
  readonly to: To | undefined;
  readonly isLoading: boolean;
  readonly onMore: (focused: Element | null) => void;
}

/** A link to the page of the next cards, where there is one. With script it adds them to the list instead. */
export function ShowMore({ count, all, to, isLoading, onMore }: ShowMoreProps) {
  const props = {
    variant: 'secondary' as const,
    'aria-busy': isLoading,
    children: m.listing_show_more({ count, all: formatNumber(all) }),
  };
  const add = () => {
    if (!isLoading) onMore(document.activeElement);
  };
  if (!to) return <Button {...props} onClick={add} />;
  return (
    <ButtonLink
      {...props}
      to={to}
      rel="next"
      onClick={(event: MouseEvent) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        add();
      }}
    />
  );
}
