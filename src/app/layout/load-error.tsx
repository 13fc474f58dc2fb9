import { site } from '../../content/site.ts';

/** An empty reference loads the document again, also without script. */
const currentDocument = '';

/** Hidden in every page, outside React's root and styled in base.css; shown when the page's code cannot be loaded. */
export function LoadError() {
  return (
    <p id="load-error" role="alert" hidden>
      Part of this page could not be loaded, so its buttons do not work yet.{' '}
      <a href={currentDocument}>Try again</a>, or call <a href={site.phone.href}>{site.phone.display}</a>.
    </p>
  );
}
