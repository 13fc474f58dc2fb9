import { type LinkProps, Link as RouterLink } from 'react-router-dom';

export type { LinkProps };

/** A link inside the site. Without `discover`, which is for a router that fetches its routes, each link has an attribute for it. */
export const Link = (props: LinkProps) => <RouterLink discover="none" {...props} />;
