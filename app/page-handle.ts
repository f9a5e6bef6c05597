import type { ComponentType } from 'react'

/** What stands around the pages of a portal, in place of what stands around the shop's. */
export interface Portal {
	/** The bar below the header, in place of the categories; on phones it is at the foot of the window. */
	Bar: ComponentType
	/** The first page. */
	home: { to: string; label: string }
	/** The list that the search in the header leads to; `open` shows a search of more, once the page is hydrated. */
	search: { to: string; label: string; open?: () => void }
	/** Its page of a person, by phone number or mail address; none unless given. */
	personPath?: (contact: string) => string
	/** Its own page of a product, by the product's id; the shop's unless given. */
	productPath?: (id: string) => string
}

/** The data of a page that the server needs before it answers: the `handle` of the page's file. */
export interface PageHandle {
	/**
	 * Visitors who have nothing of their own share one answer, made anew when the catalogue or the settings change. These
	 * are the parameters of the address that it depends on: it is made as if there were no others.
	 */
	cachedBy?: readonly string[]
	/** Whether the address, as the routes have it, stands in the sitemap. */
	isListed?: boolean
	/** The kind of large content that its form may bring along where no script sends it first. */
	large?: 'picture' | 'table'
	/** The devices that its document may use; they are off in the documents of all other pages. */
	devices?: readonly ('camera' | 'geolocation')[]
	/** The portal of this page and those within it. */
	portal?: Portal
}
