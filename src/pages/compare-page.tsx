import { paths } from '../paths.ts';
import { ButtonLink } from '../ui/button-link.tsx';

export function ComparePage() {
  return (
    <div className="wrap section">
      <h1>Compare venues</h1>
      <p>Choose two to four venues from your shortlist to see them side by side.</p>
      <ButtonLink to={paths.venues()}>See all venues</ButtonLink>
    </div>
  );
}
