import { Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router-dom';
import { useHandedOn } from '../stores/use-handed-on.ts';

export type LinkProps = RouterLinkProps;

/** A link inside the site, which hands on a shared view. */
export function Link({ to, ...rest }: LinkProps) {
  // Without `discover`, which is for a router that fetches its routes, each link has an attribute for it.
  return <RouterLink discover="none" {...rest} to={useHandedOn()(to)} />;
}
