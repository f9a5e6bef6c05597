/** Asks for the search of the portal, wherever it is on the page. */
export const SEARCH_EVENT = 'portal-search'

export const openPortalSearch = () => {
	window.dispatchEvent(new Event(SEARCH_EVENT))
}
