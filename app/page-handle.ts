import type { ComponentType } from 'react'

/** The data of a page that the server needs before it answers: the `handle` of the page's file. */
export interface PageHandle {
	/**
	 * Visitors who have nothing of their own share one answer, made anew when the catalogue or the settings change. These
	 * are the parameters of the address that it depends on: it is made as if there were no others.
	 */
	cachedBy?: readonly string[]
	/** The kind of large content that its form may bring along where no script sends it first. */
	large?: 'picture' | 'table'
	/** The bar below the header on this page and those within it, in place of the categories. */
	Bar?: ComponentType
}
