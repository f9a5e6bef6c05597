export interface NewsletterTables {
	newsletter_subscribers: { email: string; created_at: number }
}
