import { ParaglideMessage } from '@inlang/paraglide-js-react';
import { site } from '../../content/site.ts';
import { m } from '../../i18n/compiled/messages.js';

/** An empty reference loads the document again, also without script. */
const currentDocument = '';

/** Hidden in every page, outside React's root and styled in base.css; shown when the page's code cannot be loaded. */
export function LoadError() {
  return (
    <p id="load-error" role="alert" hidden>
      <ParaglideMessage
        message={m.navigation_load_error}
        inputs={{ number: site.phone.display }}
        markup={{
          again: ({ children }) => <a href={currentDocument}>{children}</a>,
          phone: ({ children }) => <a href={site.phone.href}>{children}</a>,
        }}
      />
    </p>
  );
}
