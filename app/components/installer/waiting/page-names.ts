/** The cache of the pages of jobs and of the files that they need. */
export const PAGES = 'job-pages'
/** The account that a page is kept for. */
export const KEPT_FOR = 'x-kept-for'
/** When a page is deleted, epoch milliseconds. */
export const KEPT_UNTIL = 'x-kept-until'
