import { useEffect, useMemo } from 'react';
import Lightbox from 'yet-another-react-lightbox';
import Captions from 'yet-another-react-lightbox/plugins/captions';
import captionsCss from 'yet-another-react-lightbox/plugins/captions.css?inline';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import counterCss from 'yet-another-react-lightbox/plugins/counter.css?inline';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import lightboxCss from 'yet-another-react-lightbox/styles.css?inline';
import type { Picture } from '../../domain/venue.ts';
import { m } from '../../i18n/compiled/messages.js';
import { ignoreSecondClick } from '../../lib/second-click.ts';
import ownCss from './lightbox-view.css?inline';
import { pictureSlides, supportsAvif } from './picture-slides.ts';

/** With the code of the lightbox, not in the stylesheet that every page carries. */
const css = [lightboxCss, captionsCss, counterCss, ownCss].join('');

export interface LightboxViewProps {
  readonly pictures: readonly Picture[];
  /** The index of the first picture shown. */
  readonly index: number;
  /** Called with the index of each picture that is shown, or is to be shown by a key: `index` follows. */
  readonly onView: (index: number) => void;
  readonly onClose: () => void;
}

/** The full-screen overlay with zoom, counter and captions. A lazy component of `Lightbox`. */
export function LightboxView({ pictures, index, onView, onClose }: LightboxViewProps) {
  useEffect(ignoreSecondClick, []);
  const slides = useMemo(() => pictureSlides(pictures, supportsAvif()), [pictures]);
  return (
    <>
      <style href="lightbox" precedence="default">
        {css}
      </style>
      <Lightbox
        open
        index={index}
        close={onClose}
        on={{ view: ({ index }) => onView(index) }}
        slides={slides}
        portal={{
          container: {
            onKeyDown({ key }) {
              if (key === 'Home') onView(0);
              else if (key === 'End') onView(pictures.length - 1);
            },
          },
        }}
        plugins={[Captions, Counter, Zoom]}
        // While it faded out, the page had the focus again and a key was lost.
        animation={{ fade: 0 }}
        carousel={{ preload: 1, padding: '12px' }}
        controller={{ closeOnBackdropClick: true }}
        captions={{ descriptionTextAlign: 'center', descriptionMaxLines: 4 }}
        zoom={{ maxZoomPixelRatio: 2, scrollToZoom: true }}
        labels={labels()}
        render={pictures.length > 1 ? {} : { buttonPrev: () => null, buttonNext: () => null }}
      />
    </>
  );
}

const labels = () => ({
  Lightbox: m.gallery_lightbox(),
  'Photo gallery': m.gallery_region(),
  Carousel: m.gallery_carousel(),
  Slide: m.gallery_slide(),
  // The lightbox fills in its own placeholders.
  '{index} of {total}': m.gallery_position({ index: '{index}', total: '{total}' }),
  Caption: m.gallery_caption(),
  Previous: m.gallery_previous(),
  Next: m.gallery_next(),
  Close: m.controls_close(),
  'Zoom in': m.gallery_zoom_in(),
  'Zoom out': m.gallery_zoom_out(),
});
