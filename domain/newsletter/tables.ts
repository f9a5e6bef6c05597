import { ownTables } from '../../db/module-tables.ts'

export interface NewsletterTables {
	newsletter_subscribers: {
		email: string
		/** Which the mails to the address have: by it one confirms, and leaves the list. */
		key: string
		/** Null until it was confirmed: nobody writes to it before. */
		confirmed_at: number | null
		created_at: number
	}
}

declare module '../../db/tables.ts' {
	interface Tables extends NewsletterTables {}
}

export const newsletterTables = ownTables<NewsletterTables>
