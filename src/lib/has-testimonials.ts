/** Set by vite.config.ts: the browser does not load the reviews of another page. */
declare const __HAS_TESTIMONIALS__: boolean;

/** Whether the page of testimonials has one; links lead to it only then. */
export const hasTestimonials: boolean = __HAS_TESTIMONIALS__;
