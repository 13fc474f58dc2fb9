import { paths } from '../paths.ts';
import { ButtonLink } from '../ui/button-link.tsx';

export function ShortlistPage() {
  return (
    <div className="wrap section">
      <h1>Your shortlist</h1>
      <p>Nothing is on your shortlist yet. Press the heart on a venue to keep it here.</p>
      <ButtonLink to={paths.venues()}>See all venues</ButtonLink>
    </div>
  );
}
