/** The path of a page of a listing, which is named by its own path; that is the first page. */
export const pagePath = (listing: string, page: number): string =>
  page === 1 ? listing : `${listing}/page/${page}`;

/** Whether a path is a page of a listing after its first. */
export const isFurtherPage = (path: string): boolean => /\/page\/\d+$/.test(path);
