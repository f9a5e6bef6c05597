/** What the newsletter answers to its form. */
export interface NewsletterAnswer {
	/** The address that was subscribed. */
	subscribed: string | null
	problem: string | null
}
