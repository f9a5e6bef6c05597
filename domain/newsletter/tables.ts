import { ownTables } from '../../db/module-tables.ts'
export interface NewsletterTables {
	newsletter_subscribers: { email: string; created_at: number }
}

export const newsletterTables = ownTables<NewsletterTables>
