import type { AnchorHTMLAttributes, Ref } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router-dom';
import { useHandedOn } from '../stores/use-handed-on.ts';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: To;
  /** Stored with the history entry. */
  readonly state?: unknown;
  /** Replaces the history entry. */
  readonly replace?: boolean;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** A link inside the site, which hands on a shared view. The router's own `Link` imports its data APIs, 2 KB on every page. */
export function Link({ to, state, replace, onClick, ...rest }: LinkProps) {
  const target = useHandedOn()(to);
  const href = useHref(target);
  const follow = useLinkClickHandler(target, {
    state,
    ...(replace === undefined ? {} : { replace }),
    ...(rest.target === undefined ? {} : { target: rest.target }),
  });
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}
