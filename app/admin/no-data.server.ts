/**
 * The loader of a page that has no data: with one, the browser asks the store before it shows the page, and the portal's
 * guard sees whether its person is still logged in.
 */
export const noData = () => null
